import { counted } from '../../client/amounts.ts'
import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { ChipGame } from '../chip-game.ts'
import { oddsOf, type PrintedSpot } from '../chip-table.ts'
import { MoneyWheel } from './money-wheel.ts'
import { FIELDS, paysOf, SPOT_NAMES, type Spot, type WheelOutcome, winnerOf } from './rules.ts'

const HISTORY_LENGTH = 14

/** The stage of the show: the wheel, a place for each kind of field, and the last fields. */
export function wheelView(shell: Shell): GameView {
  return new ChipGame<Spot, WheelOutcome>(shell, {
    name: 'show',
    device: new MoneyWheel(shell.reducedMotion),
    rows: { fields: SPOT_NAMES.map(printed) },
    rules: 'whl.rules',
    historyLength: HISTORY_LENGTH,
    first: { field: 0 },
    hasWon: (spot, outcome) => winnerOf(outcome) === spot,
    entry: (outcome) => {
      const spot = winnerOf(outcome)
      return { text: signOf(spot), classes: spot, name: nameOf(spot) }
    },
  })
}

function printed(spot: Spot): PrintedSpot<Spot> {
  const sign =
    spot === 'star' ? element('img', { src: `${boot.art}/emblem.svg`, alt: '' }) : element('b', {}, signOf(spot))
  const pays = oddsOf(paysOf(spot))
  return {
    spot,
    classes: spot,
    print: element('span', { class: 'sign' }, sign, ' ', element('small', {}, pays)),
    name: `${nameOf(spot)} ${pays}`,
    pays: paysOf(spot),
  }
}

const signOf = (spot: Spot) => (spot === 'star' ? '★' : counted(FIELDS[spot].times))
const nameOf = (spot: Spot) => (spot === 'star' ? t('whl.star') : signOf(spot))

import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { ChipGame } from '../chip-game.ts'
import { oddsOf, type PrintedSpot } from '../chip-table.ts'
import { die, Shaker } from './dice.ts'
import { type Dice, PAIRS, paysFor, printedPays, type SicBoOutcome, type Spot, sumOf, TOTALS } from './rules.ts'

const HISTORY_LENGTH = 12
const FACES = [1, 2, 3, 4, 5, 6] as const
const HALVES = ['small', 'odd', 'even', 'big'] as const

/** The table: the shaker, the cloth with every place to bet on, and the last throws. */
export function sicBoView(shell: Shell): GameView {
  return new ChipGame<Spot, SicBoOutcome>(shell, {
    name: 'sicbo',
    device: new Shaker(t('sic.sum'), shell.reducedMotion),
    rows: printedRows(),
    rules: 'sic.rules',
    historyLength: HISTORY_LENGTH,
    first: { dice: [1, 3, 5] },
    hasWon: (spot, { dice }) => paysFor(spot, dice) > 0,
    entry: ({ dice }) => ({ text: counted(sumOf(dice)), classes: kindOf(dice), name: nameOf(dice) }),
  })
}

function kindOf(dice: Dice): 'triple' | 'small' | 'big' {
  if (dice[0] === dice[1] && dice[1] === dice[2]) return 'triple'
  return sumOf(dice) <= 10 ? 'small' : 'big'
}

function printedRows(): Readonly<Record<string, readonly PrintedSpot<Spot>[]>> {
  const dice = (...faces: readonly number[]) => element('span', { class: 'dice' }, ...faces.map(die))
  const spot = (name: Spot, classes: string, print: Node | string, label: string): PrintedSpot<Spot> => ({
    spot: name,
    classes,
    print,
    name: label,
    pays: printedPays(name),
  })
  const shown = (name: Spot, text: string, ...faces: readonly number[]) =>
    spot(name, '', dice(...faces), `${text} ${faces.map((face) => counted(face)).join(' ')}`)
  return {
    halves: HALVES.map((name) => spot(name, name, t(`sic.${name}`), t(`sic.${name}`))),
    doubles: FACES.map((face) => shown(`double${face}`, t('way.sicbo.double'), face, face)),
    triples: [
      ...FACES.map((face) => shown(`triple${face}`, t('way.sicbo.triple'), face, face, face)),
      spot('anyTriple', 'any', t('way.sicbo.anyTriple'), t('way.sicbo.anyTriple')),
    ],
    totals: TOTALS.map((sum) => {
      const name = `total${sum}` as Spot
      const odds = oddsOf(printedPays(name))
      const print = element('span', { class: 'total' }, element('b', {}, counted(sum)), ' ', element('small', {}, odds))
      return spot(name, '', print, `${counted(sum)} ${odds}, ${t('way.sicbo.total')}`)
    }),
    pairs: PAIRS.map(([one, other]) => shown(`pair${one}${other}` as Spot, t('way.sicbo.pair'), one, other)),
    singles: FACES.map((face) => shown(`single${face}`, t('way.sicbo.single'), face)),
  }
}

/** A throw in words, such as `1 + 2 + 2 = 5`, which is written from left to right in every language. */
function nameOf(dice: Dice): string {
  const sum = counted(sumOf(dice))
  return `\u2066${dice.map((face) => counted(face)).join(' + ')} = ${sum}\u2069`
}

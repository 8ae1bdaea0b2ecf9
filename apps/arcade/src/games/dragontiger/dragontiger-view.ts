import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { ChipGame } from '../chip-game.ts'
import { oddsOf, type PrintedSpot } from '../chip-table.ts'
import { dealerPlace } from '../dealer.ts'
import { cardName } from '../playing-card.ts'
import { CardPair } from './card-pair.ts'
import { type DragonTigerOutcome, paysFor, resultOf, SPOTS, type Spot } from './rules.ts'

const HISTORY_LENGTH = 14
/** In the order in which they are on the table. */
const LAYOUT = ['dragon', 'tie', 'suitedTie', 'tiger'] as const satisfies readonly Spot[]

/** The table: a card for the dragon, a card for the tiger, and four places to bet on. */
export function dragonTigerView(shell: Shell): GameView {
  return new ChipGame<Spot, DragonTigerOutcome>(shell, {
    name: 'dragontiger',
    device: new CardPair(dealerPlace(), shell.reducedMotion),
    rows: { places: LAYOUT.map(printed) },
    rules: 'dt.rules',
    historyLength: HISTORY_LENGTH,
    first: null,
    hasWon: (spot, outcome) => paysFor(spot, outcome) >= SPOTS[spot],
    entry: (outcome) => {
      const result = resultOf(outcome)
      const names = [outcome.dragon, outcome.tiger].map(cardName).join(' – ')
      return {
        text: result === 'tie' ? '=' : initialOf(t(`way.dragontiger.${result}`)),
        classes: result,
        name: `${t(`way.dragontiger.${result}`)} · ${names}`,
      }
    },
  })
}

/**
 * The first character of a word, as its script counts characters; the Arabic article would be the same for both sides.
 */
function initialOf(word: string): string {
  const [first] = new Intl.Segmenter(boot.language.tag).segment(word.replace(/^ال/, ''))
  return first?.segment ?? word
}

function printed(spot: Spot): PrintedSpot<Spot> {
  const name = t(`way.dragontiger.${spot}`)
  const pays = oddsOf(SPOTS[spot])
  return {
    spot,
    classes: spot,
    print: element('span', { class: 'sign' }, element('b', {}, name), ' ', element('small', {}, pays)),
    name: `${name} ${pays}`,
    pays: SPOTS[spot],
  }
}

import { counted } from '../../client/amounts.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { ChipGame } from '../chip-game.ts'
import { oddsOf, type PrintedSpot } from '../chip-table.ts'
import { type Chance, colourOf, paysOf, pocketsOf, type RouletteOutcome, type Spot } from './rules.ts'
import { Wheel } from './wheel.ts'

const HISTORY_LENGTH = 14
const DOZENS = ['dozen1', 'dozen2', 'dozen3'] as const satisfies readonly Spot[]
/** The top row of the cloth holds the multiples of three. */
const COLUMNS = ['column3', 'column2', 'column1'] as const satisfies readonly Spot[]
/** In the order on the cloth. */
const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const satisfies readonly Chance[]

/** The table: the wheel, the cloth with every place to bet on, and the last numbers. */
export function rouletteView(shell: Shell): GameView {
  return new ChipGame<Spot, RouletteOutcome>(shell, {
    name: 'roulette',
    device: new Wheel(t('rou.wheel'), shell.reducedMotion),
    rows: { all: printedSpots() },
    rules: 'rou.rules',
    historyLength: HISTORY_LENGTH,
    first: { pocket: 0 },
    hasWon: (spot, { pocket }) => pocketsOf(spot).includes(pocket),
    entry: ({ pocket }) => ({ text: counted(pocket), classes: colourOf(pocket), name: nameOf(pocket) }),
  })
}

function printedSpots(): readonly PrintedSpot<Spot>[] {
  const range = (spot: Spot) => `${counted(pocketsOf(spot).at(0) ?? 0)}–${counted(pocketsOf(spot).at(-1) ?? 0)}`
  const printed = (spot: Spot, rest: Omit<PrintedSpot<Spot>, 'spot' | 'pays'>) => ({
    spot,
    pays: paysOf(spot),
    ...rest,
  })
  return [
    ...Array.from({ length: 37 }, (_, pocket) =>
      printed(`n${pocket}`, {
        classes: `number ${colourOf(pocket)}`,
        print: counted(pocket),
        name: nameOf(pocket),
        // Three numbers upwards make one step of the cloth, and the top lane is the third of each.
        at: pocket === 0 ? {} : { '--step': Math.ceil(pocket / 3), '--lane': 3 - ((pocket - 1) % 3) },
      }),
    ),
    ...COLUMNS.map((spot, at) =>
      printed(spot, {
        classes: 'column',
        print: oddsOf(paysOf(spot)),
        name: `${t('way.roulette.column')} ${counted(3 - at)}, ${oddsOf(paysOf(spot))}`,
        at: { '--lane': at + 1 },
      }),
    ),
    ...DOZENS.map((spot, at) =>
      printed(spot, {
        classes: 'dozen',
        print: range(spot),
        name: `${t('way.roulette.dozen')} ${range(spot)}`,
        at: { '--place': at + 1 },
      }),
    ),
    ...CHANCES.map((spot, at) => {
      const print = spot === 'low' || spot === 'high' ? range(spot) : t(`rou.${spot}`)
      return printed(spot, { classes: `chance ${spot}`, print, name: print, at: { '--place': at + 1 } })
    }),
  ]
}

/** The name of a pocket for screen readers: its number and colour. */
function nameOf(pocket: number): string {
  return `${counted(pocket)} · ${t(`rou.${colourOf(pocket)}`)}`
}

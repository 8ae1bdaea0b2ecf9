import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { ChipTable, History, oddsOf, type PrintedSpot } from '../chip-table.ts'
import { type Chance, colourOf, paysOf, pocketsOf, type RouletteBet, type RouletteOutcome, type Spot } from './rules.ts'
import { Wheel } from './wheel.ts'

const HISTORY_LENGTH = 14
const DOZENS = ['dozen1', 'dozen2', 'dozen3'] as const satisfies readonly Spot[]
/** The top row of the cloth holds the multiples of three. */
const COLUMNS = ['column3', 'column2', 'column1'] as const satisfies readonly Spot[]
/** In the order in which they are printed on the cloth. */
const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const satisfies readonly Chance[]

/** The table: the wheel, the cloth with every place to bet on, and the last numbers. */
export class RouletteView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #table: ChipTable<Spot>
  readonly #wheel: Wheel
  readonly #history = new History(HISTORY_LENGTH)

  constructor(shell: Shell) {
    this.#shell = shell
    this.#table = new ChipTable(shell, (shell.state.about as { readonly most: number }).most)
    this.#wheel = new Wheel(t('rou.wheel'), shell.reducedMotion)
    this.place = element(
      'div',
      { class: 'board felt roulette' },
      this.#wheel.place,
      this.#history.place,
      this.#table.cloth({ all: printedSpots() }),
      this.#table.buttons,
    )
    const last = this.#lastPocket()
    this.#wheel.lay(last ?? 0)
    if (last !== undefined) this.#mark(last)
  }

  bet(): RouletteBet | null {
    return this.#table.bet.stakes
  }

  units(): number {
    return Math.max(1, this.#table.bet.size)
  }

  start(): void {
    this.#table.markWon()
    // On a short screen the cloth scrolls, and the wheel is at its top.
    this.place.scrollTo({ top: 0 })
    this.#shell.sound.spin()
    this.#wheel.spin()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const { pocket } = answer.outcome as RouletteOutcome
    const { hud, celebration, amounts, sound } = this.#shell
    await this.#wheel.land(pocket)
    sound.land(0)
    this.#table.markWon((spot) => pocketsOf(spot).includes(pocket))
    this.#mark(pocket)
    hud.message(nameOf(pocket))
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
    this.#table.bet.played()
  }

  async cancel(): Promise<void> {
    this.#wheel.lay(this.#lastPocket() ?? 0)
  }

  skip(): void {
    this.#wheel.hurry()
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#table.enable(may)
  }

  refresh(): void {
    this.#table.refresh()
  }

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t('rou.rules'))]
  }

  #lastPocket(): number | undefined {
    return (this.#shell.state.last?.outcome as RouletteOutcome | undefined)?.pocket
  }

  #mark(pocket: number): void {
    this.#history.add(counted(pocket), colourOf(pocket), nameOf(pocket))
  }
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

/** A pocket as it is read aloud: its number and colour. */
function nameOf(pocket: number): string {
  return `${counted(pocket)} · ${t(`rou.${colourOf(pocket)}`)}`
}

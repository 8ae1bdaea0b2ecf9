import { element } from '../client/element.ts'
import { heading, paragraph } from '../client/info.ts'
import { type TextKey, t } from '../client/text.ts'
import type { GameView, Shell } from '../client/view.ts'
import { toMinor } from '../money.ts'
import type { RoundAnswer } from '../protocol.ts'
import { ChipTable, History, type PrintedSpot } from './chip-table.ts'

/** The device that decides a round beside the cloth: a wheel, a shaker with dice. */
export interface Device<Outcome> {
  readonly place: HTMLElement
  /** Shows an outcome at once. */
  lay(outcome: Outcome): void
  /** Runs until `land` or `lay` is called. */
  run(): void
  /** Stops at an outcome. Resolves when it is shown; `landed` is called for each part that has stopped. */
  land(outcome: Outcome, landed: (at: number) => void): Promise<void>
  /** Stops without waiting. */
  hurry(): void
}

export interface ChipGameParts<Spot extends string, Outcome> {
  /** The class of its board. */
  readonly name: string
  readonly device: Device<Outcome>
  readonly rows: Readonly<Record<string, readonly PrintedSpot<Spot>[]>>
  readonly rules: TextKey
  readonly historyLength: number
  /** The outcome shown before the first round; null where the device begins covered. */
  readonly first: Outcome | null
  hasWon(spot: Spot, outcome: Outcome): boolean
  /** The outcome in the list of the last ones, and its text for screen readers. */
  entry(outcome: Outcome): { readonly text: string; readonly classes: string; readonly name: string }
}

/** A table at which one stakes chips on the places of a cloth, and a device decides. */
export class ChipGame<Spot extends string, Outcome> implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #parts: ChipGameParts<Spot, Outcome>
  readonly #table: ChipTable<Spot>
  readonly #history: History

  constructor(shell: Shell, parts: ChipGameParts<Spot, Outcome>) {
    this.#shell = shell
    this.#parts = parts
    this.#table = new ChipTable(shell, (shell.state.about as { readonly most: number }).most)
    this.#history = new History(parts.historyLength)
    this.place = element(
      'div',
      { class: `board felt ${parts.name}` },
      parts.device.place,
      this.#history.place,
      this.#table.cloth(parts.rows),
      this.#table.buttons,
    )
    this.#layLast()
    const last = this.#last()
    if (last !== undefined) this.#mark(last)
  }

  bet(): Partial<Record<Spot, number>> | null {
    return this.#table.bet.stakes
  }

  units(): number {
    return Math.max(1, this.#table.bet.size)
  }

  start(): void {
    this.#table.markWon()
    // On a short screen the cloth scrolls, and the device is at its top.
    this.place.scrollTo({ top: 0 })
    this.#shell.sound.spin()
    this.#parts.device.run()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const outcome = answer.outcome as Outcome
    const { hud, celebration, amounts, sound } = this.#shell
    await this.#parts.device.land(outcome, (at) => sound.land(at))
    this.#table.markWon((spot) => this.#parts.hasWon(spot, outcome))
    this.#mark(outcome)
    hud.message(this.#parts.entry(outcome).name)
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
    this.#table.bet.played()
  }

  async cancel(): Promise<void> {
    this.#layLast()
  }

  skip(): void {
    this.#parts.device.hurry()
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#table.enable(may)
  }

  refresh(): void {
    this.#table.refresh()
  }

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t(this.#parts.rules))]
  }

  #last(): Outcome | undefined {
    return this.#shell.state.last?.outcome as Outcome | undefined
  }

  #layLast(): void {
    const shown = this.#last() ?? this.#parts.first
    if (shown !== null) this.#parts.device.lay(shown)
  }

  #mark(outcome: Outcome): void {
    const { text, classes, name } = this.#parts.entry(outcome)
    this.#history.add(text, classes, name)
  }
}

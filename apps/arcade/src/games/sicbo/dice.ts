import { element } from '../../client/element.ts'
import type { Device } from '../chip-game.ts'
import { type SicBoOutcome, sumOf } from './rules.ts'

const SHAKE_MS = 900
const REVEAL_MS = 260

/** A face of a die with its pips; its user provides the text for screen readers. */
export function die(face: number): HTMLElement {
  const pips = Array.from({ length: face }, () => element('i', { class: 'pip' }))
  return element('span', { class: `die face-${face}`, 'aria-hidden': 'true' }, ...pips)
}

/** A shaker with three dice under its glass. */
export class Shaker implements Device<SicBoOutcome> {
  readonly place: HTMLElement
  readonly #tray = element('div', { class: 'tray' })
  readonly #sum = element('output', { class: 'sum' })
  readonly #isStill: () => boolean
  #shaking: Animation | null = null
  #isHurried = false

  /** @param isStill whether nothing may move */
  constructor(label: string, isStill: () => boolean) {
    this.#isStill = isStill
    this.#sum.setAttribute('aria-label', label)
    this.place = element('div', { class: 'shaker' }, this.#tray, this.#sum)
  }

  /** Lays the dice on the tray at once. */
  lay({ dice }: SicBoOutcome): void {
    this.#stop()
    this.#tray.replaceChildren(...dice.map(die))
    this.#sum.textContent = String(sumOf(dice))
  }

  run(): void {
    this.#isHurried = false
    this.#sum.textContent = ''
    if (this.#isStill()) return
    this.#shaking = this.#tray.animate(
      [
        { transform: 'translate(0, 0) rotate(0deg)' },
        { transform: 'translate(-5%, -9%) rotate(-7deg)' },
        { transform: 'translate(5%, 3%) rotate(6deg)' },
        { transform: 'translate(-3%, -5%) rotate(-4deg)' },
        { transform: 'translate(0, 0) rotate(0deg)' },
      ],
      { duration: 220, iterations: Number.POSITIVE_INFINITY },
    )
  }

  /** Ends the shaking and shows one die after the other. Resolves when all are shown. */
  async land({ dice }: SicBoOutcome, landed: (at: number) => void): Promise<void> {
    await this.#pause(SHAKE_MS)
    this.#stop()
    this.#tray.replaceChildren(...dice.map(() => element('span', { class: 'die covered' })))
    for (const [at, face] of dice.entries()) {
      this.#tray.children[at]?.replaceWith(die(face))
      landed(at)
      await this.#pause(REVEAL_MS)
    }
    this.#sum.textContent = String(sumOf(dice))
  }

  /** Shows the dice without waiting. */
  hurry(): void {
    this.#isHurried = true
  }

  #stop(): void {
    this.#shaking?.cancel()
    this.#shaking = null
  }

  async #pause(duration: number): Promise<void> {
    if (!this.#isHurried && !this.#isStill()) await new Promise((resolve) => setTimeout(resolve, duration))
  }
}

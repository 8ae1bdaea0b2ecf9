import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import type { Device } from '../chip-game.ts'
import { FIELDS, WHEEL, type WheelOutcome } from './rules.ts'

const FIELD_DEGREES = 360 / WHEEL.length
const LAP_MS = 900
const LANDING_MS = 4_200
const LANDING_LAPS = 3

/** The wheel seen from the front: fifty fields that turn under a pointer, and the game's own picture in the middle. */
export class MoneyWheel implements Device<WheelOutcome> {
  readonly place: HTMLElement
  readonly #disc: SVGSVGElement
  readonly #isStill: () => boolean
  #angle = 0
  #turning: Animation | null = null

  /** @param isStill whether nothing may move */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill
    this.#disc = drawDisc()
    this.place = element(
      'div',
      { class: 'money-wheel' },
      this.#disc,
      element('img', { class: 'middle', src: `${boot.art}/emblem.svg`, alt: '' }),
      element('span', { class: 'pointer', 'aria-hidden': 'true' }),
    )
  }

  /** Turns a field under the pointer at once. */
  lay({ field }: WheelOutcome): void {
    this.#stop()
    this.#angle = -field * FIELD_DEGREES
    this.#settle(field)
  }

  run(): void {
    this.#stop()
    for (const field of this.#disc.querySelectorAll('.won')) field.classList.remove('won')
    if (this.#isStill()) return
    this.#turning = turn(this.#disc, this.#angle, 360, { duration: LAP_MS, iterations: Number.POSITIVE_INFINITY })
  }

  /** Slows down until a field is under the pointer. */
  async land(outcome: WheelOutcome, landed: (at: number) => void): Promise<void> {
    if (!this.#turning) {
      this.lay(outcome)
      return landed(0)
    }
    const from = this.#angle + 360 * (this.#turning.effect?.getComputedTiming().progress ?? 0)
    const target = -outcome.field * FIELD_DEGREES
    const by = 360 * LANDING_LAPS + ((((target - from) % 360) + 360) % 360)
    this.#stop()
    this.#turning = turn(this.#disc, from, by, { duration: LANDING_MS, easing: 'cubic-bezier(0.16, 0.7, 0.2, 1)' })
    await this.#turning.finished.catch(() => undefined)
    this.lay(outcome)
    landed(0)
  }

  /** Ends the turning now. */
  hurry(): void {
    if (this.#turning?.effect?.getTiming().iterations === 1) this.#turning.finish()
  }

  #settle(field: number): void {
    this.#disc.style.transform = `rotate(${this.#angle}deg)`
    for (const [at, part] of [...this.#disc.querySelectorAll('.field')].entries()) {
      part.classList.toggle('won', at === field)
    }
  }

  #stop(): void {
    this.#turning?.cancel()
    this.#turning = null
  }
}

function turn(target: Element, from: number, by: number, timing: KeyframeAnimationOptions): Animation {
  return target.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + by}deg)` }], timing)
}

const SVG = 'http://www.w3.org/2000/svg'

function shape(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** The disc in a box of 200 with its middle at zero: the rim with its pins, and the fields with their numbers. */
function drawDisc(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-100 -100 200 200')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(shape('circle', { class: 'rim', r: '99' }))
  for (const [at, spot] of WHEEL.entries()) {
    const group = shape('g', { class: `field ${spot}`, transform: `rotate(${(at * FIELD_DEGREES).toFixed(3)})` })
    const number = shape('text', { 'text-anchor': 'middle', transform: 'translate(0 -81) rotate(-90)', dy: '0.36em' })
    number.textContent = spot === 'star' ? '★' : String(FIELDS[spot].times)
    group.append(
      shape('path', { d: wedge(92) }),
      number,
      shape('circle', { class: 'pin', r: '1.3', cy: '-95.5', transform: `rotate(${FIELD_DEGREES / 2})` }),
    )
    svg.append(group)
  }
  svg.append(shape('circle', { class: 'cap', r: '44' }))
  return svg
}

/** A field's part of the disc, upright around the top. */
function wedge(radius: number): string {
  const half = (Math.PI / 180) * (FIELD_DEGREES / 2)
  const at = (side: 1 | -1) => `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`
  return `M0 0 L${at(-1)} A${radius} ${radius} 0 0 1 ${at(1)} Z`
}

import { element } from '../../client/element.ts'
import type { Device } from '../chip-game.ts'
import { colourOf, type RouletteOutcome, WHEEL } from './rules.ts'

const POCKET_DEGREES = 360 / WHEEL.length
const ROTOR_LAP_MS = 5_200
const BALL_LAP_MS = 1_000
const LANDING_MS = 3_800
/** Laps of the ball while it slows down, and of the rotor in the other direction. */
const BALL_LAPS = 4
const ROTOR_LAPS = 1.4

/**
 * The wheel from above: a rotor with numbered pockets, and a ball that runs against it and falls into one. Angles are
 * in degrees, clockwise from the top.
 */
export class Wheel implements Device<RouletteOutcome> {
  readonly place: HTMLElement
  readonly #rotor: SVGSVGElement
  readonly #track = element('div', { class: 'ball-track' })
  readonly #ball = element('div', { class: 'ball' })
  readonly #hub = element('output', { class: 'hub' })
  readonly #isStill: () => boolean
  #rotorAngle = 0
  #ballAngle = 0
  #running: Animation[] = []

  /** @param isStill whether nothing may move */
  constructor(label: string, isStill: () => boolean) {
    this.#isStill = isStill
    this.#rotor = drawRotor()
    this.#track.append(this.#ball)
    this.#hub.setAttribute('aria-label', label)
    this.place = element('div', { class: 'wheel' }, this.#rotor, this.#track, this.#hub)
  }

  /** Lays the ball into a pocket at once. */
  lay({ pocket }: RouletteOutcome): void {
    this.#stop()
    this.#ballAngle = this.#rotorAngle + pocketAngle(pocket)
    this.#settle(pocket)
  }

  /** Runs until `land` or `lay` is called. */
  run(): void {
    this.#stop()
    this.#hub.textContent = ''
    delete this.#hub.dataset.colour
    if (this.#isStill()) return
    this.#ball.classList.remove('down')
    this.#running = [
      turn(this.#rotor, this.#rotorAngle, 360, { duration: ROTOR_LAP_MS, iterations: Number.POSITIVE_INFINITY }),
      turn(this.#track, this.#ballAngle, -360, { duration: BALL_LAP_MS, iterations: Number.POSITIVE_INFINITY }),
    ]
  }

  /** Lets the ball fall into a pocket. Resolves when it lies there. */
  async land(outcome: RouletteOutcome, landed: (at: number) => void): Promise<void> {
    const { pocket } = outcome
    const [rotor, track] = this.#running
    if (!rotor || !track) {
      this.lay(outcome)
      return landed(0)
    }
    const from = { rotor: this.#rotorAngle + 360 * lapShare(rotor), ball: this.#ballAngle - 360 * lapShare(track) }
    this.#stop()
    const rotorTurn = 360 * ROTOR_LAPS
    this.#rotorAngle = (from.rotor + rotorTurn) % 360
    const target = from.rotor + rotorTurn + pocketAngle(pocket)
    // The counterclockwise distance from the ball's position to its pocket, after whole laps.
    const ballTurn = -(360 * BALL_LAPS + ((((from.ball - target) % 360) + 360) % 360))
    this.#ballAngle = from.ball + ballTurn
    this.#ball.classList.add('down')
    const landing = { duration: LANDING_MS, easing: 'cubic-bezier(0.2, 0.6, 0.25, 1)' }
    this.#running = [
      turn(this.#rotor, from.rotor, rotorTurn, landing),
      turn(this.#track, from.ball, ballTurn, landing),
      this.#ball.animate(
        [
          { transform: 'translateY(0)', easing: 'ease-in' },
          { transform: 'translateY(0)', offset: 0.55, easing: 'ease-in' },
          { transform: 'translateY(var(--fall))', offset: 0.78, easing: 'ease-out' },
          { transform: 'translateY(calc(var(--fall) * 0.55))', offset: 0.87, easing: 'ease-in' },
          { transform: 'translateY(var(--fall))' },
        ],
        { duration: LANDING_MS },
      ),
    ]
    await Promise.all(this.#running.map((animation) => animation.finished.catch(() => undefined)))
    this.#stop()
    this.#settle(pocket)
    landed(0)
  }

  /** Ends the fall of the ball now. */
  hurry(): void {
    for (const animation of this.#running) {
      if (animation.effect?.getTiming().iterations === 1) animation.finish()
    }
  }

  #settle(pocket: number): void {
    this.#ball.classList.add('down')
    this.#rotor.style.transform = `rotate(${this.#rotorAngle}deg)`
    this.#track.style.transform = `rotate(${this.#ballAngle}deg)`
    this.#hub.textContent = String(pocket)
    this.#hub.dataset.colour = colourOf(pocket)
  }

  #stop(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running = []
  }
}

/** The angle of a pocket's middle, from the middle of zero. */
function pocketAngle(pocket: number): number {
  return WHEEL.indexOf(pocket as (typeof WHEEL)[number]) * POCKET_DEGREES
}

function turn(target: Element, from: number, by: number, timing: KeyframeAnimationOptions): Animation {
  return target.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + by}deg)` }], timing)
}

/** The completed part of an endless turn's present lap, 0–1. */
function lapShare(animation: Animation): number {
  return animation.effect?.getComputedTiming().progress ?? 0
}

const SVG = 'http://www.w3.org/2000/svg'

function shape(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** The rotor in a box of 200 with its middle at zero: the ring of numbers, the pockets inside it, and the cross. */
function drawRotor(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-100 -100 200 200')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(shape('circle', { class: 'rim', r: '99' }), shape('circle', { class: 'bowl', r: '90' }))
  for (const pocket of WHEEL) {
    const angle = pocketAngle(pocket)
    const group = shape('g', { transform: `rotate(${angle.toFixed(3)})` })
    const number = shape('text', { class: 'pocket-number', y: '-67', 'text-anchor': 'middle' })
    number.textContent = String(pocket)
    group.append(
      shape('path', { class: `pocket ${colourOf(pocket)}`, d: sector(78, 62) }),
      number,
      shape('path', { class: `well ${colourOf(pocket)}`, d: sector(62, 46) }),
    )
    svg.append(group)
  }
  svg.append(shape('circle', { class: 'fret', r: '78' }), shape('circle', { class: 'cone', r: '46' }))
  for (let arm = 0; arm < 4; arm++) {
    const group = shape('g', { transform: `rotate(${arm * 90})` })
    group.append(
      shape('path', { class: 'arm', d: 'M-2.4 0 L-1.2 -34 L1.2 -34 L2.4 0 Z' }),
      shape('circle', { class: 'knob', cy: '-35', r: '3.2' }),
    )
    svg.append(group)
  }
  return svg
}

/** A pocket's part of a ring, upright around the top. */
function sector(outer: number, inner: number): string {
  const half = (Math.PI / 180) * (POCKET_DEGREES / 2)
  const at = (radius: number, side: 1 | -1) =>
    `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`
  return `M${at(outer, -1)} A${outer} ${outer} 0 0 1 ${at(outer, 1)} L${at(inner, 1)} A${inner} ${inner} 0 0 0 ${at(inner, -1)} Z`
}

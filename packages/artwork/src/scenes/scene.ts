import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import type { Random } from '../random.ts'
import type { Scheme, SchemeName } from '../schemes.ts'
import { box, num } from '../shapes.ts'

/** Where things stand in a picture, in user units. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** The focus of the picture: the light comes from behind this point. */
  readonly x: number
  readonly y: number
  /** The horizon. */
  readonly horizon: number
  /** The size of one unit, relative to a picture 480 high: sizes are multiples of it. */
  readonly unit: number
}

export interface Scene {
  /** Lights that suit it. */
  readonly schemes: readonly SchemeName[]
  readonly paint: (pen: Pen, stage: Stage, scheme: Scheme, random: Random) => string
}

/** The sky from top to horizon and the glow of the light in it. */
export function sky(pen: Pen, stage: Stage, s: Scheme, glow = 0.75): string {
  const paint = pen.linear([
    [0, s.top],
    [0.42, s.mid],
    [0.78, s.low],
    [1, s.mid],
  ])
  return `${pen.flat(box(0, 0, stage.width, stage.height), paint)}${pen.glow(stage.x, stage.y, stage.unit * 290, mix(s.light, s.low, 0.4), glow)}`
}

/** Rays from a point, every second one lit. */
export function rays(pen: Pen, stage: Stage, colour: string, count: number, turn: number, opacity = 0.22): string {
  const reach = Math.hypot(stage.width, stage.height)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) * Math.PI * 2) / count
    const b = a + Math.PI / count
    d += `M${num(stage.x)} ${num(stage.y)}L${num(stage.x + Math.cos(a) * reach)} ${num(stage.y + Math.sin(a) * reach)}L${num(stage.x + Math.cos(b) * reach)} ${num(stage.y + Math.sin(b) * reach)}Z`
  }
  const id = pen.define(
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${num(stage.x)}" cy="${num(stage.y)}" r="${num(reach * 0.75)}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return pen.flat(d, `url(#${id})`, opacity)
}

/** A line of hills across the picture, closed at the bottom. */
export function hills(stage: Stage, random: Random, y: number, height: number, steps: number): string {
  const step = stage.width / steps
  let d = `M${num(-step)} ${num(stage.height)}V${num(y)}`
  for (let i = -1; i <= steps; i++) {
    const peak = y - random.range(0.1, 1) * height
    d += `Q${num(i * step + step / 2)} ${num(peak)} ${num((i + 1) * step)} ${num(y - random.range(0, 0.25) * height)}`
  }
  return `${d}V${num(stage.height)}Z`
}

/** A jagged line of mountains, closed at the bottom. */
export function peaks(stage: Stage, random: Random, y: number, height: number, steps: number): string {
  const step = stage.width / steps
  let d = `M${num(-step)} ${num(stage.height)}`
  for (let i = -1; i <= steps; i++) {
    d += `L${num((i + random.range(0.3, 0.7)) * step)} ${num(y - random.range(0.45, 1) * height)}L${num((i + 1) * step)} ${num(y - random.range(0, 0.2) * height)}`
  }
  return `${d}V${num(stage.height)}Z`
}

/** A lit floor from the horizon to the bottom edge. */
export function floor(pen: Pen, stage: Stage, s: Scheme, from = s.low, to = s.near): string {
  const paint = pen.linear([
    [0, from],
    [0.25, s.mid],
    [1, to],
  ])
  return `${pen.flat(box(0, stage.horizon, stage.width, stage.height - stage.horizon), paint)}${pen.flat(
    `M${num(stage.x - stage.unit * 190)} ${num(stage.horizon + stage.unit * 46)}a${num(stage.unit * 190)} ${num(stage.unit * 46)} 0 1 1 ${num(stage.unit * 380)} 0a${num(stage.unit * 190)} ${num(stage.unit * 46)} 0 1 1 ${num(-stage.unit * 380)} 0Z`,
    pen.radial([
      [0, s.light, 0.75],
      [1, s.light, 0],
    ]),
  )}`
}

/** Round lights out of focus. */
export function bokeh(
  pen: Pen,
  stage: Stage,
  random: Random,
  colours: readonly string[],
  count: number,
  opacity = 0.5,
): string {
  return random.times(count, () => {
    const colour = random.pick(colours)
    const r = random.range(6, 34) * stage.unit
    const paint = pen.radial([
      [0, colour, 0.35],
      [0.8, colour, 0.6],
      [0.9, colour, 0.9],
      [1, colour, 0],
    ])
    return `<circle cx="${num(random.next() * stage.width)}" cy="${num(random.next() * stage.height)}" r="${num(r)}" fill="${paint}" fill-opacity="${num(random.range(0.3, 1) * opacity)}"/>`
  })
}

/** Small stars, one path for each size. */
export function stars(stage: Stage, random: Random, count: number, bottom: number, colour = '#ffffff'): string {
  let all = ''
  for (const [size, share] of [
    [0.8, 0.6],
    [1.4, 0.3],
    [2.2, 0.1],
  ] as const) {
    let d = ''
    for (let i = 0; i < count * share; i++) {
      d += `M${num(random.next() * stage.width)} ${num(random.next() * bottom)}h0`
    }
    all += `<path d="${d}" stroke="${colour}" stroke-width="${num(size * 2 * stage.unit)}" stroke-opacity="${num(0.5 + size * 0.2)}"/>`
  }
  return all
}

/** A soft cloud of overlapping discs, standing on its base line. */
export function cloud(x: number, y: number, size: number, random: Random): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const r = size * (0.3 + 0.32 * Math.sin(((i + 0.5) / 5) * Math.PI) * random.range(0.75, 1.15))
    const cx = x + (i - 2) * size * 0.42
    d += `M${num(cx - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0Z`
  }
  return d
}

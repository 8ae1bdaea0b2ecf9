import { shade, tint } from './colour.ts'
import type { Pen } from './pen.ts'
import type { Random } from './random.ts'
import { circle, leaf, num, place, sparkle } from './shapes.ts'

/** Where particles may fly, and an area they avoid. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  /** Radius around (x, y) that stays free. */
  readonly clear: number
  readonly unit: number
}

export type ParticleName = keyof typeof particles

type Particles = (pen: Pen, field: Field, random: Random, accent: string, light: string) => string

const scattered = (field: Field, random: Random, count: number, draw: (x: number, y: number) => string): string =>
  random.times(count, () => {
    let [x, y] = [0, 0]
    for (let attempt = 0; attempt < 6; attempt++) {
      x = random.next() * field.width
      y = random.next() * field.height
      if (Math.hypot(x - field.x, y - field.y) > field.clear) break
    }
    return draw(x, y)
  })

/** Coins in the air, some turned to the side. */
const coins: Particles = (pen, field, random) => {
  const id = pen.define(
    (name) =>
      `<g id="${name}">${pen.flat(circle(1.5, 2, 15), '#7a3a04')}${pen.flat(
        circle(0, 0, 15),
        pen.linear(
          [
            [0, '#fffbd6'],
            [0.4, '#ffcf3a'],
            [1, '#c87408'],
          ],
          60,
        ),
      )}${pen.line(circle(0, 0, 10.5), '#a85f06', 1.6)}${pen.flat(sparkle(0, 0, 9), '#fff6c0')}</g>`,
  )
  const two = (v: number) => Math.round(v * 100) / 100
  return scattered(field, random, 9, (x, y) => {
    const size = random.range(0.55, 1.5) * field.unit
    return `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(random.range(0, 180))}) scale(${two(size)} ${two(size * random.range(0.35, 1))})"/>`
  })
}

/** Sparks with long rays. */
const sparks: Particles = (pen, field, random, accent, light) =>
  scattered(field, random, 12, (x, y) => {
    const r = random.range(4, 17) * field.unit
    return (
      pen.glow(x, y, r * 1.2, random.chance(0.5) ? accent : light, 0.7) + pen.flat(sparkle(x, y, r), '#ffffff', 0.95)
    )
  })

/** Glowing embers that rise. */
const embers: Particles = (pen, field, random) =>
  scattered(field, random, 26, (x, y) =>
    pen.glow(x, y, random.range(2.5, 9) * field.unit, random.pick(['#fff0a0', '#ffb02e', '#ff6a1c']), 1),
  )

const bubbles: Particles = (pen, field, random) =>
  scattered(field, random, 14, (x, y) => {
    const r = random.range(3, 13) * field.unit
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#e6ffff" fill-opacity=".2" stroke="#ffffff" stroke-opacity=".8" stroke-width="${num(1.3 * field.unit)}"/>${pen.flat(circle(x - r * 0.35, y - r * 0.35, r * 0.25), '#ffffff')}`
  })

const petals: Particles = (pen, field, random) =>
  scattered(field, random, 14, (x, y) => {
    const tone = random.pick(['#ffc2dc', '#ff8ec2', '#ffe3f0'])
    return place(
      pen.flat(
        leaf(-9, 0, 9, 0, 0.5),
        pen.linear(
          [
            [0, tone],
            [1, shade(tone, 0.25)],
          ],
          0,
        ),
      ),
      x,
      y,
      random.range(0.7, 1.6) * field.unit,
      random.range(0, 360),
    )
  })

const leaves: Particles = (pen, field, random) =>
  scattered(field, random, 12, (x, y) => {
    const tone = random.pick(['#6fd36a', '#2f9e4a', '#c8e04a'])
    return place(
      pen.flat(
        leaf(-12, 0, 12, 0, 0.34),
        pen.linear([
          [0, tint(tone, 0.3)],
          [1, shade(tone, 0.3)],
        ]),
      ) + pen.line('M-9 0H9', shade(tone, 0.5), 1.2),
      x,
      y,
      random.range(0.7, 1.5) * field.unit,
      random.range(0, 360),
    )
  })

const confetti: Particles = (_pen, field, random) =>
  scattered(
    field,
    random,
    24,
    (x, y) =>
      `<path d="M-6 -3Q0 -7 6 -3V3Q0 -1 -6 3Z" fill="${random.pick(['#ff4d6d', '#ffd43b', '#4dd0ff', '#69db7c', '#b197fc', '#ffffff'])}" transform="translate(${num(x)} ${num(y)}) rotate(${num(random.range(0, 360))}) scale(${num(random.range(0.8, 1.8) * field.unit)})"/>`,
  )

const snow: Particles = (pen, field, random) =>
  scattered(field, random, 30, (x, y) =>
    pen.flat(circle(x, y, random.range(1.2, 4.5) * field.unit), '#ffffff', random.range(0.5, 1)),
  )

/** Every kind of particle by name. */
export const particles = { coins, sparks, embers, bubbles, petals, leaves, confetti, snow } as const satisfies Record<
  string,
  Particles
>

import { mix, shade, tint } from './colour.ts'
import type { Coat } from './motifs/motif.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import type { Pen } from './pen.ts'
import type { Random } from './random.ts'
import type { Stage } from './scenes/scene.ts'
import type { Scheme } from './schemes.ts'
import { around, box, circle, ellipse, num, place, ring, sparkle } from './shapes.ts'

/** The ways to place a hero, and the things around it. */
export const compositions = [
  'hero',
  'giant',
  'tilted',
  'trio',
  'medallion',
  'pedestal',
  'pair',
  'reels',
  'orbit',
  'duel',
  'burst',
] as const

export type CompositionName = (typeof compositions)[number]

export interface Cast {
  readonly motif: MotifName
  readonly coat: Coat
  readonly companions: readonly MotifName[]
  /** Half the side of the hero's square, in user units. */
  readonly reach: number
}

/** The hero and its company around the stage's focus. */
export function compose(name: CompositionName, pen: Pen, stage: Stage, s: Scheme, cast: Cast, random: Random): string {
  const { x, y } = stage
  const { reach } = cast
  const scale = reach / 100
  const hero = pen.define((id) => `<g id="${id}">${motifs[cast.motif].draw(pen, cast.coat)}</g>`)
  const put = (dx: number, dy: number, k: number, degrees = 0, flip = false) =>
    place(`<use href="#${hero}"/>`, x + dx * reach, y + dy * reach, scale * k, degrees, flip)
  const other = (index: number) => {
    const motif = cast.companions[index % Math.max(1, cast.companions.length)] ?? cast.motif
    const coat = motifs[motif].coats[0] as Coat
    const id = pen.define((made) => `<g id="${made}">${motifs[motif].draw(pen, coat)}</g>`)
    return (dx: number, dy: number, k: number, degrees = 0) =>
      place(`<use href="#${id}"/>`, x + dx * reach, y + dy * reach, scale * k, degrees)
  }
  const shadow = (dy: number, k = 1) =>
    pen.flat(
      ellipse(x, y + dy * reach, reach * 0.86 * k, reach * 0.15 * k),
      pen.radial([
        [0, shade(s.near, 0.4), 0.75],
        [1, shade(s.near, 0.4), 0],
      ]),
    )
  const halo = pen.glow(x, y, reach * 1.4, mix(s.light, s.low, 0.35), 0.85)
  const lean = random.pick([-7, 6, 0, 4, -4])

  switch (name) {
    case 'giant':
      return halo + put(0, 0.14, 1.22, lean)
    case 'tilted':
      return halo + shadow(1.02) + put(0, 0, 1.04, random.pick([-13, 12]))
    case 'trio':
      return (
        halo +
        shadow(1.02, 1.25) +
        put(-0.66, 0.1, 0.66, -14) +
        put(0.66, 0.1, 0.66, 14, true) +
        pen.glow(x, y, reach, s.light, 0.5) +
        put(0, 0.04, 0.98)
      )
    case 'pair': {
      const second = other(0)
      const third = other(1)
      return (
        halo +
        shadow(1.02, 1.2) +
        third(-0.74, 0.5, 0.52, -12) +
        put(0.02, -0.06, 1, lean) +
        second(0.68, 0.62, 0.56, 10)
      )
    }
    case 'orbit': {
      const second = other(0)
      const third = other(1)
      const turn = random.range(-16, 16)
      return (
        halo +
        around(6, 1, (_dx, _dy, degrees, i) => {
          const a = ((degrees + turn) * Math.PI) / 180
          return (i % 2 ? second : third)(Math.cos(a) * 1.02, Math.sin(a) * 0.98, 0.34, degrees / 6 - 20)
        }) +
        pen.glow(x, y, reach * 0.9, s.light, 0.6) +
        put(0, 0, 0.92, lean)
      )
    }
    case 'medallion': {
      const r = reach * 1.02
      return (
        halo +
        pen.metal(ring(x, y, r, r * 0.86), s.accent, { bevel: 5 * scale, outline: 3 }) +
        pen.flat(
          circle(x, y, r * 0.86),
          pen.radial([
            [0, s.light],
            [0.55, s.low],
            [1, shade(s.mid, 0.4)],
          ]),
        ) +
        around(16, r * 0.93, (dx, dy, _t, i) =>
          pen.ball(x + dx, y + dy, (i % 4 ? 3.4 : 7.5) * scale, i % 4 ? '#fff3b0' : s.mid, 1.2),
        ) +
        put(0, 0.02, 0.84, lean / 2)
      )
    }
    case 'pedestal': {
      const top = y + reach * 0.86
      const tier = (half: number, dy: number, colour: string) =>
        pen.flat(
          `M${num(x - half)} ${num(top + dy)}v${num(16 * scale)}a${num(half)} ${num(half * 0.22)} 0 0 0 ${num(half * 2)} 0v${num(-16 * scale)}Z`,
          pen.linear(
            [
              [0, shade(colour, 0.5)],
              [0.3, tint(colour, 0.3)],
              [0.55, colour],
              [1, shade(colour, 0.6)],
            ],
            0,
          ),
        ) +
        pen.flat(
          ellipse(x, top + dy, half, half * 0.22),
          pen.linear([
            [0, tint(colour, 0.2)],
            [1, tint(colour, 0.6)],
          ]),
        ) +
        pen.line(ellipse(x, top + dy, half, half * 0.22), s.accent, 2.4)
      return (
        halo +
        tier(reach * 1.06, 18 * scale, s.far) +
        tier(reach * 0.84, 0, s.mid) +
        pen.glow(x, top, reach * 0.8, s.light, 0.8) +
        put(0, -0.08, 0.94)
      )
    }
    case 'reels': {
      const wide = reach * 0.64
      const tall = reach * 1.86
      const cells = [other(0), other(1), other(2)]
      let all = pen.metal(box(x - wide * 1.62, y - tall / 2 - 9, wide * 3.24, tall + 18, 16), s.accent, {
        bevel: 4,
        outline: 3,
      })
      for (let i = -1; i <= 1; i++) {
        const cx = x + i * wide * 1.04
        all += pen.flat(
          box(cx - wide / 2, y - tall / 2, wide, tall, 6),
          pen.linear([
            [0, '#8a7a66'],
            [0.16, '#efe6d2'],
            [0.5, '#fffdf6'],
            [0.84, '#efe6d2'],
            [1, '#7a6a58'],
          ]),
        )
        if (i !== 0) {
          for (let k = -1; k <= 1; k++)
            all += (cells[(i + k + 4) % 3] as (typeof cells)[number])((i * wide * 1.04) / reach, k * 0.61, 0.27)
        }
      }
      return all + pen.glow(x, y, reach * 0.85, s.light, 0.95) + put(0, 0, 0.86, lean / 2)
    }
    case 'duel': {
      // The opponent has another coat.
      const coats = motifs[cast.motif].coats as readonly Coat[]
      const other = coats[(coats.indexOf(cast.coat) + 1) % coats.length] ?? cast.coat
      const rival = pen.define((id) => `<g id="${id}">${motifs[cast.motif].draw(pen, other)}</g>`)
      return (
        halo +
        shadow(0.86, 1.3) +
        pen.glow(x, y, reach * 0.8, '#fff6c0', 1) +
        put(-0.54, 0.06, 0.78, -6) +
        place(`<use href="#${rival}"/>`, x + 0.54 * reach, y + 0.06 * reach, scale * 0.78, 6, true) +
        pen.flat(sparkle(x, y - reach * 0.1, reach * 0.34), '#ffffff', 0.95)
      )
    }
    case 'burst': {
      const spikes = around(18, 1, (_dx, _dy, degrees, i) =>
        place(
          pen.flat(
            `M0 ${num(-reach * (i % 2 ? 1.34 : 1.14))}L${num(reach * 0.15)} 0H${num(-reach * 0.15)}Z`,
            i % 2 ? s.accent : s.light,
            0.7,
          ),
          x,
          y,
          1,
          degrees,
        ),
      )
      return `${spikes}${pen.glow(x, y, reach * 1.1, '#ffffff', 0.8)}${put(0, 0, 1.02, lean)}`
    }
    default:
      return halo + shadow(1.02) + put(0, 0, 1.04, lean)
  }
}

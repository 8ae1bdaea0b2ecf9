import { shade, tint } from '../colour.ts'
import { sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** The lucky seven in a gold rim. */
export const seven: Motif = {
  coats: [
    ['#f01832', '#ffc93c', '#7a0a16'],
    ['#2b7bff', '#ffd75e', '#0a2a7a'],
    ['#16b84e', '#ffe07a', '#064a1e'],
    ['#c02bff', '#ffd75e', '#3a0a6a'],
  ],
  companions: ['bell', 'cherry', 'gold-star'],
  draw: (pen, [a, b]) => {
    const d = 'M-66 -84H68V-42C30 -4 10 40 6 88H-52C-48 38 -22 -4 12 -38H-28V-18H-66Z'
    return (
      pen.line(d, shade(b, 0.75), 24) +
      pen.line(
        d,
        pen.linear([
          [0, tint(b, 0.7)],
          [0.5, b],
          [1, shade(b, 0.5)],
        ]),
        17,
      ) +
      pen.solid(d, a, { bevel: 8 }) +
      pen.gloss(-6, -70, 56, 12, 0, 0.8) +
      pen.flat(sparkle(58, -78, 26), '#fff') +
      pen.flat(sparkle(-44, 78, 16), '#fff', 0.9)
    )
  },
}

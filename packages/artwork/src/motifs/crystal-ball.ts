import { shade } from '../colour.ts'
import { circle, sparkle, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crystal ball on its stand, a star inside. */
export const crystalBall: Motif = {
  coats: [
    ['#b03bff', '#ffd9ff', '#ffc02e'],
    ['#18a8ff', '#d9fbff', '#e8c46a'],
    ['#12c98b', '#d9ffe8', '#ffc02e'],
  ],
  companions: ['potion', 'moon', 'mask'],
  draw: (pen, [a, b, c]) =>
    pen.glow(0, -16, 108, a, 0.7) +
    pen.metal(symmetric(50, [40, 50, 48, 60, 50, 66], [70, 84, 60, 96, 58, 98], [30, 98, 10, 98, 0, 98]), c, {
      bevel: 4,
    }) +
    pen.flat(
      circle(0, -16, 74),
      pen.radial(
        [
          [0, '#ffffff'],
          [0.3, b],
          [0.65, a],
          [1, shade(a, 0.7)],
        ],
        0.45,
        0.4,
        0.62,
      ),
    ) +
    pen.line(circle(0, -16, 74), shade(a, 0.7), 4) +
    pen.line('M-50 6C-20 -30 10 30 52 -8M-40 30C-10 0 20 40 46 16', '#fff', 6, 0.35) +
    pen.flat(sparkle(0, -18, 40), '#fff', 0.95) +
    pen.flat(sparkle(28, 12, 15) + sparkle(-30, -48, 13), '#fff', 0.9) +
    pen.gloss(-30, -56, 24, 13, -36) +
    pen.line('M50 12Q62 -4 62 -24', '#fff', 5, 0.7) +
    pen.metal('M-56 44Q0 66 56 44L50 62Q0 82 -50 62Z', c, { bevel: 2 }),
}

import { shade } from '../colour.ts'
import { circle, ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A wolf under the moon. */
export const wolf: Motif = {
  coats: [
    ['#8a97b0', '#eef4ff', '#4dd8ff'],
    ['#5a6280', '#dfe6f6', '#ffb81c'],
    ['#e6ecf6', '#ffffff', '#2b8bff'],
    ['#6a4a5a', '#f0dce0', '#ff4d5a'],
  ],
  companions: ['moon', 'rune', 'snowflake'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        pen.solid('M14 -54L46 -106C64 -84 72 -56 70 -22Z', a, { bevel: 5 }) +
          pen.flat('M32 -58L48 -88C58 -72 60 -54 58 -36Z', shade(a, 0.5)),
      ) +
      pen.solid(
        symmetric(
          -66,
          [26, -66, 56, -50, 68, -22],
          [82, -6, 92, 12, 96, 30],
          [84, 26, 80, 30, 84, 46],
          [70, 42, 64, 48, 64, 62],
          [44, 58, 26, 96, 0, 98],
        ),
        a,
        { bevel: 6 },
      ) +
      mirrored(
        pen.flat(
          'M96 30C80 12 62 6 46 14C26 20 22 40 24 62C40 62 50 60 64 62C64 48 70 42 84 46C80 30 84 26 96 30Z',
          b,
        ) + pen.flat('M14 -34C30 -44 48 -40 58 -26C46 -26 28 -22 12 -10Z', b, 0.75),
      ) +
      pen.flat('M0 -64L12 -30L8 10H-8L-12 -30Z', shade(a, 0.42), 0.65) +
      pen.solid(symmetric(-2, [14, 0, 24, 34, 26, 56], [24, 78, 12, 92, 0, 94]), b, {
        bevel: 3,
        outline: 2.5,
        depth: 0.6,
      }) +
      pen.solid('M-17 46Q0 36 17 46Q14 62 0 68Q-14 62 -17 46Z', '#20222e', { bevel: 3 }) +
      pen.gloss(-4, 47, 8, 4, 0, 0.8) +
      pen.line('M0 68V78M0 78Q-12 86 -22 76M0 78Q12 86 22 76', '#2a2a3a', 4) +
      mirrored(
        pen.glow(34, -8, 20, c, 0.8) +
          pen.flat('M12 0C20 -16 42 -22 58 -18C52 0 30 10 12 0Z', '#fffef0') +
          pen.flat(circle(36, -8, 9), c) +
          pen.flat(ellipse(36, -8, 3.4, 8), '#0a0a14') +
          pen.flat(circle(33, -11, 2.6), '#fff') +
          pen.line('M10 0C20 -18 42 -24 62 -20', '#1c1c2a', 5),
      )
    )
  },
}

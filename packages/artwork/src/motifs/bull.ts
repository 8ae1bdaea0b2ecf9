import { shade, tint } from '../colour.ts'
import { circle, mirrored, ring, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A charging bull with golden horns. */
export const bull: Motif = {
  coats: [
    ['#7a2e1a', '#fff3dc', '#e3122d'],
    ['#2a2430', '#fff3dc', '#ffb81c'],
    ['#b0122a', '#fff0c8', '#ffd43b'],
    ['#c98a3a', '#fff8e8', '#2b6fd6'],
  ],
  companions: ['horseshoe', 'coins', 'cowboy-hat'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        pen.solid('M44 -50C86 -44 98 -70 88 -104C114 -76 112 -22 54 -18Z', b, { bevel: 4 }) +
          pen.solid('M58 -16C84 -26 100 -14 104 -4C92 12 72 12 56 4Z', a, { bevel: 4 }),
      ) +
      pen.solid(symmetric(-66, [36, -72, 66, -48, 66, -14], [66, 14, 50, 28, 48, 48], [54, 78, 34, 98, 0, 98]), a, {
        bevel: 8,
      }) +
      pen.solid(
        symmetric(-84, [22, -84, 40, -62, 34, -42], [26, -50, 18, -38, 12, -32], [8, -44, 4, -30, 0, -26]),
        shade(a, 0.4),
        { bevel: 4 },
      ) +
      mirrored(
        pen.glow(34, -14, 20, c, 0.8) +
          pen.flat('M14 -8C24 -24 44 -26 56 -18C48 -2 28 4 14 -8Z', '#fff6e0') +
          pen.flat(circle(36, -13, 7.5), c) +
          pen.flat(circle(36, -13, 3.4), '#140608') +
          pen.line('M10 -10C22 -28 44 -32 60 -22', '#1c0a0a', 6),
      ) +
      pen.solid('M0 34C30 22 56 40 52 66C48 90 20 96 0 96C-20 96 -48 90 -52 66C-56 40 -30 22 0 34Z', tint(a, 0.3), {
        bevel: 5,
      }) +
      mirrored(
        pen.flat('M14 56C22 46 36 50 36 60C30 68 18 66 14 56Z', '#1c0a0a') +
          pen.line('M60 58q16 4 24 -4M60 66q18 8 30 2', '#fff', 5, 0.6),
      ) +
      pen.metal(ring(0, 86, 20, 13), '#ffc02e', { bevel: 2, outline: 2.5 }) +
      pen.line('M-20 20Q0 10 20 20', shade(a, 0.5), 4, 0.6)
    )
  },
}

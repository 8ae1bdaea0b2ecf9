import { shade } from '../colour.ts'
import { circle, mirrored, poly, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A shark with its jaws open. */
export const shark: Motif = {
  coats: [
    ['#5a7aa0', '#eef6ff', '#b0122a'],
    ['#3a4a6a', '#f4faff', '#c8102e'],
    ['#2b9ad6', '#f0fbff', '#d6204a'],
  ],
  companions: ['anchor', 'chest', 'coral'],
  draw: (pen, [a, b, c]) => {
    return (
      pen.solid('M-10 -66C4 -100 26 -108 50 -104C38 -86 36 -64 46 -40Z', a, { bevel: 5 }) +
      mirrored(pen.solid('M58 22C92 26 106 50 104 78C88 60 66 56 44 60Z', a, { bevel: 5 })) +
      pen.solid(symmetric(-78, [52, -78, 88, -40, 84, 8], [80, 66, 44, 98, 0, 98]), a, { bevel: 8 }) +
      pen.solid(symmetric(8, [40, 6, 66, 16, 70, 26], [68, 66, 40, 92, 0, 92]), b, {
        outline: 0,
        bevel: 2,
        depth: 0.5,
      }) +
      pen.solid('M-56 26C-40 2 40 2 56 26C58 62 30 80 0 80C-30 80 -58 62 -56 26Z', c, { bevel: 0 }) +
      pen.flat('M-34 62Q0 40 34 62Q20 77 0 77Q-20 77 -34 62Z', '#ff7a8a') +
      [-44, -26, -9, 9, 26, 44]
        .map((x) => pen.flat(poly(x - 9, 18 + Math.abs(x) * 0.16, x + 9, 18 + Math.abs(x) * 0.16, x, 38), '#fff'))
        .join('') +
      [-32, -16, 0, 16, 32]
        .map((x) => pen.flat(poly(x - 8, 76 - Math.abs(x) * 0.28, x + 8, 76 - Math.abs(x) * 0.28, x, 58), '#fff'))
        .join('') +
      mirrored(
        pen.eye(42, -18, 12, '#1c2a3a', -2) +
          pen.flat('M18 -26L62 -42L60 -26L24 -12Z', shade(a, 0.55)) +
          pen.flat(circle(12, -16, 3.5), shade(a, 0.7)) +
          pen.line('M76 18Q72 34 62 40M80 4Q80 10 79 14', shade(a, 0.6), 4),
      ) +
      pen.gloss(-10, -58, 34, 10, -4, 0.5)
    )
  },
}

import { shade, tint } from '../colour.ts'
import { around, box, leaf, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A painted teapot with steam. */
export const teapot: Motif = {
  coats: [
    ['#2b6fd6', '#fff6e6', '#ffc93c'],
    ['#c8102e', '#fff6e6', '#ffc93c'],
    ['#0a8a6a', '#fff6e6', '#ffc93c'],
  ],
  companions: ['lotus', 'fan', 'moon'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-24 -78Q-36 -92 -22 -106M4 -82Q-8 -96 8 -110', '#fff', 5, 0.6) +
    pen.line('M52 -6C100 -30 104 40 60 48', shade(a, 0.6), 20) +
    pen.line('M52 -6C100 -30 104 40 60 48', a, 12) +
    pen.solid('M-52 26C-80 20 -78 -22 -104 -34L-94 -48C-64 -44 -60 -10 -44 -4Z', b, { bevel: 4, depth: 0.6 }) +
    pen.solid(symmetric(-44, [50, -44, 78, -6, 74, 34], [68, 66, 34, 80, 0, 80]), b, { bevel: 7, depth: 0.7 }) +
    pen.solid(symmetric(-58, [30, -58, 46, -46, 46, -38], [20, -30, 10, -30, 0, -30]), a, { bevel: 3 }) +
    pen.ball(0, -64, 10, c) +
    around(6, 19, (x, y) => pen.ball(x, y + 24, 12, a, 2)) +
    pen.ball(0, 24, 9, c, 2) +
    pen.flat(
      leaf(26, 26, 60, 10, 0.3) + leaf(-26, 26, -60, 10, 0.3) + leaf(24, 34, 52, 52, 0.3) + leaf(-24, 34, -52, 52, 0.3),
      tint(a, 0.2),
    ) +
    pen.metal(box(-38, 74, 76, 12, 6), c, { bevel: 2 }) +
    pen.gloss(-36, -14, 14, 24, 30),
}

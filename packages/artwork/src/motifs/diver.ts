import { shade, tint } from '../colour.ts'
import { around, box, circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A brass diving helmet. */
export const diver: Motif = {
  coats: [
    ['#e8a24a', '#2b9ad6', '#8a4a1e'],
    ['#c9d2dc', '#12b8a0', '#4a5a6a'],
    ['#ffc02e', '#2b50c8', '#8a4a06'],
  ],
  companions: ['submarine', 'anchor', 'chest'],
  draw: (pen, [a, b]) =>
    mirrored(
      pen.metal(circle(72, -6, 26), a, { bevel: 4 }) + pen.solid(circle(76, -6, 15), b, { bevel: 3, outline: 2.5 }),
    ) +
    pen.metal(box(-16, -106, 32, 26, 8), a, { bevel: 3 }) +
    pen.metal(symmetric(-90, [56, -90, 82, -50, 80, -6], [80, 30, 66, 50, 50, 62], [30, 68, 10, 68, 0, 68]), a, {
      bevel: 8,
      angle: 20,
    }) +
    pen.metal(circle(0, -10, 52), a, { bevel: 5 }) +
    pen.solid(circle(0, -10, 39), b, { bevel: 4 }) +
    pen.flat(
      circle(0, -10, 38),
      pen.radial(
        [
          [0, '#ffffff', 0.6],
          [1, shade(b, 0.5), 0.6],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ) +
    pen.line('M-13 -48V28M13 -48V28M-38 -22H38M-38 2H38', shade(a, 0.4), 4) +
    around(8, 46, (x, y) => pen.ball(x, y - 10, 5, tint(a, 0.2), 2)) +
    pen.metal('M-86 58Q0 88 86 58L96 84Q0 116 -96 84Z', a, { bevel: 5 }) +
    [-60, -20, 20, 60].map((x) => pen.ball(x, 88 - Math.abs(x) * 0.12, 7, tint(a, 0.2), 2)).join('') +
    pen.gloss(-20, -32, 16, 9, -36, 0.9),
}

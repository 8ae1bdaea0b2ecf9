import { tint } from '../colour.ts'
import { around, box, circle, place, ring, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A ship's wheel. */
export const shipWheel: Motif = {
  coats: [
    ['#8a4a1e', '#ffc02e', '#5a2a0a'],
    ['#5a3a6a', '#e8c46a', '#2a1a3a'],
  ],
  companions: ['anchor', 'chest', 'compass'],
  draw: (pen, [a, b, c]) =>
    around(8, 74, (x, y, t) =>
      place(
        pen.solid(box(-8, -30, 16, 60, 7), a, { bevel: 3, angle: 0 }) + pen.ball(0, -28, 10, tint(a, 0.15), 2.5),
        x,
        y,
        1,
        t,
      ),
    ) +
    pen.solid(ring(0, 0, 70, 48), a, { bevel: 5 }) +
    pen.line(circle(0, 0, 59), b, 4) +
    around(8, 34, (x, y, t) =>
      place(pen.solid(box(-6, -20, 12, 36, 4), a, { outline: 2.5, bevel: 2, angle: 0 }), x, y, 1, t),
    ) +
    pen.metal(circle(0, 0, 25), b, { bevel: 4 }) +
    pen.solid(star(0, 0, 5, 14, 6), c, { outline: 1.5, bevel: 1 }) +
    around(8, 59, (x, y) => pen.ball(x, y, 5, b, 1.5)),
}

import { shade } from '../colour.ts'
import { around, circle, leaf, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bright flower. */
export const daisy: Motif = {
  coats: [
    ['#fffdf6', '#ffc928', '#3fae4a'],
    ['#ff8ec2', '#ffd43b', '#2f9e5a'],
    ['#8ab8ff', '#ffe07a', '#2f8e4a'],
    ['#ffd43b', '#c8741a', '#3fae4a'],
  ],
  companions: ['bee', 'clover', 'butterfly'],
  draw: (pen, [a, b, c]) =>
    pen.line('M4 30C10 60 -4 80 4 104', shade(c, 0.5), 13) +
    pen.line('M4 30C10 60 -4 80 4 104', c, 8) +
    pen.solid(leaf(4, 84, 66, 60, 0.3), c) +
    pen.solid(leaf(2, 92, -58, 74, 0.3), c) +
    around(12, 46, (x, y, t, i) =>
      place(
        pen.solid(symmetric(24, [20, 16, 20, -26, 0, -36]), i % 2 ? a : shade(a, 0.06), {
          bevel: 4,
          outline: 2.5,
          depth: 0.7,
        }),
        x,
        y - 16,
        1,
        t,
      ),
    ) +
    pen.ball(0, -16, 31, b) +
    around(10, 18, (x, y) => pen.flat(circle(x, y - 16, 3), shade(b, 0.35))),
}

import { shade } from '../colour.ts'
import { around, circle, ellipse, leaf } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An opened coconut with a straw. */
export const coconut: Motif = {
  coats: [
    ['#7a4a26', '#fff6e6', '#3fae2a'],
    ['#5a3a20', '#fffaf0', '#57c84d'],
  ],
  companions: ['pineapple', 'palm', 'orange'],
  draw: (pen, [a, b, c]) =>
    pen.line('M30 -30L62 -92', '#b3122a', 13) +
    pen.line('M30 -30L62 -92', '#ff5a6e', 8) +
    pen.line('M38 -46l6 3M46 -62l6 3M54 -78l6 3', '#fff', 5) +
    pen.solid('M-80 -14A80 80 0 1 0 80 -14Z', a, { bevel: 7 }) +
    pen.line('M-60 30q20 20 10 34M-20 44q16 14 8 34M40 36q8 18 -8 32M60 12q8 10 4 26', shade(a, 0.5), 3, 0.7) +
    pen.solid(ellipse(0, -14, 80, 30), b, { bevel: 3 }) +
    pen.flat(
      ellipse(0, -12, 62, 20),
      pen.linear([
        [0, '#cfe9ef'],
        [1, '#ffffff'],
      ]),
    ) +
    pen.solid(leaf(-20, -20, -84, -60, 0.3), c) +
    pen.solid(circle(-30, -34, 20), '#ff6fae') +
    around(5, 15, (x, y) => pen.ball(x - 30, y - 34, 10, '#ff8ec2', 2)) +
    pen.ball(-30, -34, 7, '#ffd43b', 1.5),
}

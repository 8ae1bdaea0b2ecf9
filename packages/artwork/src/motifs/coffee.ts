import { shade, tint } from '../colour.ts'
import { ellipse, heart, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A cup of something hot. */
export const coffee: Motif = {
  coats: [
    ['#c8102e', '#5a2e14', '#fff6e6'],
    ['#0a7a6a', '#5a2e14', '#fff6e6'],
  ],
  companions: ['donut', 'cupcake', 'book'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-30 -58Q-44 -76 -28 -94M0 -58Q-14 -78 4 -100M30 -58Q18 -76 32 -94', '#fff', 6, 0.7) +
    pen.solid(ellipse(0, 84, 96, 18), c, { bevel: 4, depth: 0.6 }) +
    pen.line('M58 -6C104 -14 104 54 48 52', shade(a, 0.6), 19) +
    pen.line('M58 -6C104 -14 104 54 48 52', a, 12) +
    pen.solid(symmetric(-34, [40, -34, 66, -34, 68, -30], [66, 40, 46, 84, 0, 84]), a, { bevel: 8 }) +
    pen.solid(ellipse(0, -32, 68, 20), c, { bevel: 3, depth: 0.6 }) +
    pen.flat(
      ellipse(0, -29, 58, 14),
      pen.linear([
        [0, tint(b, 0.3)],
        [1, b],
      ]),
    ) +
    pen.flat(heart(0, -29, 9), '#e8c8a0') +
    pen.solid(heart(-4, 26, 22), c, { bevel: 3, outline: 2.5 }),
}

import { shade } from '../colour.ts'
import { around, circle, ellipse, mirrored, place, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A puffed-up fish with spikes. */
export const puffer: Motif = {
  coats: [
    ['#ffc928', '#fff8e0', '#e8801a'],
    ['#b8e63a', '#fbffe0', '#4a9a1a'],
    ['#ff9ac2', '#fff0f6', '#d63a8a'],
  ],
  companions: ['fish', 'coral', 'pearl'],
  draw: (pen, [a, b, c]) =>
    around(20, 78, (x, y, t) =>
      place(pen.solid(poly(-9, 14, 0, -18, 9, 14), c, { outline: 2.5, bevel: 1 }), x, y, 1, t),
    ) +
    mirrored(pen.solid('M66 -8C96 -30 108 -4 100 16C88 12 76 12 66 10Z', c, { bevel: 4 })) +
    pen.solid(circle(0, 0, 78), a, { bevel: 9 }) +
    pen.flat('M-70 26C-40 6 40 6 70 26A76 76 0 0 1 -70 26Z', b, 0.9) +
    mirrored(pen.eye(34, -18, 20, '#2a8ad6', -2) + pen.line('M14 -44Q32 -52 50 -40', shade(a, 0.65), 5)) +
    pen.solid(ellipse(0, 22, 16, 12), '#e8506a', { bevel: 3 }) +
    pen.flat(ellipse(0, 22, 8, 5), '#5a0a1a') +
    [
      [-40, 50],
      [0, 60],
      [40, 50],
      [-20, 46],
      [20, 46],
    ]
      .map(([x, y]) => pen.line(`M${x} ${y}l0 9`, c, 4, 0.8))
      .join('') +
    pen.gloss(-24, -52, 26, 12, -24),
}

import { shade } from '../colour.ts'
import { ellipse, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A football boot with studs. */
export const goalBoot: Motif = {
  coats: [
    ['#12c96b', '#1c1c28', '#fffdf6'],
    ['#ff4d2a', '#fffdf6', '#1c1c28'],
    ['#2b8bff', '#ffd43b', '#fffdf6'],
  ],
  companions: ['football', 'trophy', 'whistle'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-98 -24L-66 -24M-104 6L-74 6M-96 36L-70 36', '#fff', 6, 0.7) +
    pen.solid(
      'M-62 -66C-44 -74 -24 -72 -10 -66C-4 -40 10 -24 40 -8C70 4 98 14 100 44L96 56H-60C-70 20 -72 -30 -62 -66Z',
      a,
      { bevel: 8 },
    ) +
    pen.solid('M-66 50H100C98 66 90 70 80 70H-58Q-66 64 -66 50Z', b, { bevel: 3 }) +
    [-52, -26, 34, 60, 82]
      .map((x) => pen.solid(poly(x - 8, 68, x + 8, 68, x + 5, 88, x - 5, 88), c, { bevel: 2, outline: 2.5 }))
      .join('') +
    pen.line('M-8 -40L14 -56M2 -28L26 -44M14 -16L38 -32M28 -8L50 -22', c, 6) +
    pen.flat('M-52 30C-20 34 10 20 30 0L46 8C24 34 -14 48 -54 44Z', c, 0.9) +
    pen.solid(ellipse(-36, -68, 27, 9), shade(a, 0.5), { bevel: 1 }),
}

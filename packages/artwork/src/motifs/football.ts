import { around, circle, place, regular } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A football with motion lines. */
export const football: Motif = {
  coats: [
    ['#fffdf6', '#1c1c28', '#c9d2dc'],
    ['#fff6d0', '#b0122a', '#e8c46a'],
    ['#e6fbff', '#2b3ab0', '#a8d8e8'],
  ],
  companions: ['trophy', 'whistle', 'goal-boot'],
  draw: (pen, [a, b]) => {
    const patch = (x: number, y: number, r: number, t: number) => pen.flat(regular(x, y, 5, r, t), b)
    return (
      pen.line('M-96 46L-64 22M-104 8L-74 0M-80 80L-50 50', '#fff', 7, 0.7) +
      pen.solid(circle(8, 0, 84), a, { bevel: 8, depth: 0.9 }) +
      `<g ${pen.clip(circle(8, 0, 83))}>${patch(8, 0, 32, 0)}${around(5, 76, (x, y, t) => patch(x + 8, y, 30, t + 180))}${around(5, 1, (_x, _y, t) => place(pen.line('M0 -32V-52', b, 5), 8, 0, 1, t))}${around(5, 1, (_x, _y, t) => place(pen.line('M-40 -64L0 -52L40 -64', b, 5), 8, 0, 1, t))}</g>` +
      pen.flat(
        circle(8, 0, 84),
        pen.radial(
          [
            [0, '#ffffff', 0.5],
            [0.5, '#ffffff', 0],
            [0.8, '#101030', 0.1],
            [1, '#101030', 0.55],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ) +
      pen.gloss(-24, -44, 24, 13, -34)
    )
  },
}

import { tint } from '../colour.ts'
import { circle, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A slice of watermelon. */
export const melon: Motif = {
  coats: [
    ['#ff3b4e', '#2fa84f', '#14612a'],
    ['#ffb020', '#4fbf4a', '#1d7a2a'],
  ],
  companions: ['strawberry', 'cherry', 'grapes'],
  draw: (pen, [a, b, c]) => {
    const seeds = [
      [-34, -6],
      [-8, 14],
      [24, 6],
      [48, -12],
      [2, -12],
      [-20, 34],
      [22, 38],
    ]
    return place(
      pen.solid('M-98 -38A98 98 0 0 0 98 -38Z', c, { bevel: 3 }) +
        pen.flat(
          'M-90 -37A90 90 0 0 0 90 -37Z',
          pen.linear([
            [0, tint(b, 0.4)],
            [1, b],
          ]),
        ) +
        pen.flat('M-80 -37A80 80 0 0 0 80 -37Z', '#f2ffd9') +
        pen.solid('M-72 -37A72 72 0 0 0 72 -37Z', a, { outline: 0, bevel: 5 }) +
        seeds
          .map(([x, y]) =>
            place(
              pen.flat('M0 -8Q7 2 0 8Q-7 2 0 -8Z', '#2a1310') + pen.flat(circle(-1.5, 2, 1.6), '#fff', 0.8),
              x as number,
              y as number,
              1,
              (x as number) * -0.4,
            ),
          )
          .join('') +
        pen.gloss(-30, -22, 34, 8, 0, 0.8) +
        pen.line('M-98 -38H98', '#ffffff', 3, 0.7),
      0,
      -4,
      1,
      -16,
    )
  },
}

import { shade } from '../colour.ts'
import { around, leaf, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A ripe strawberry. */
export const strawberry: Motif = {
  coats: [
    ['#f0143c', '#3fae2a', '#ffe07a'],
    ['#ff5aa0', '#57c84d', '#fff0b0'],
  ],
  companions: ['melon', 'cherry', 'candy'],
  draw: (pen, [a, b, c]) => {
    let seeds = ''
    for (const [x, y] of [
      [-36, -16],
      [0, -20],
      [36, -16],
      [-48, 10],
      [-18, 8],
      [18, 8],
      [48, 10],
      [-30, 36],
      [0, 34],
      [30, 36],
      [-12, 60],
      [14, 60],
    ] as const)
      seeds += pen.flat(leaf(x, y - 5, x, y + 6, 0.4), c) + pen.line(`M${x - 3} ${y + 8}h6`, shade(a, 0.6), 2, 0.5)
    return (
      pen.solid(symmetric(-44, [44, -64, 92, -46, 84, 2], [76, 46, 34, 84, 0, 94]), a, { bevel: 8 }) +
      seeds +
      pen.gloss(-36, -24, 26, 14, -30) +
      around(7, 34, (x, y, t) =>
        place(
          pen.solid(leaf(0, 24, 0, -34, 0.3), b, { outline: 2.5 }),
          x * 0.7,
          y * 0.3 - 52,
          1,
          t > 90 && t < 270 ? t + 8 : t,
        ),
      ) +
      pen.line('M0 -56Q2 -78 16 -90', shade(b, 0.6), 11) +
      pen.line('M0 -56Q2 -78 16 -90', b, 6)
    )
  },
}

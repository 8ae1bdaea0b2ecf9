import { around, heart, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A horseshoe with nails and a clover. */
export const horseshoe: Motif = {
  coats: [
    ['#c9d2dc', '#ffb81c', '#4a5a6a'],
    ['#ffb81c', '#d9480f', '#7a4306'],
    ['#b08d57', '#3fae2a', '#4a3410'],
  ],
  companions: ['clover', 'bell', 'coin'],
  draw: (pen, [a, b]) => {
    const d = 'M-44 84H-78C-104 20 -96 -84 0 -86C96 -84 104 20 78 84H44C66 30 60 -44 0 -46C-60 -44 -66 30 -44 84Z'
    return (
      pen.metal(d, a, { bevel: 7 }) +
      [
        [-72, 40],
        [-76, 0],
        [-60, -38],
        [-24, -64],
        [24, -64],
        [60, -38],
        [76, 0],
        [72, 40],
      ]
        .map(([x, y]) => pen.ball(x as number, y as number, 6, b, 2))
        .join('') +
      around(4, 20, (x, y, t) =>
        place(pen.solid(heart(0, -6, 18), '#2fb344', { outline: 2.5 }), x * 0.9, y * 0.9 + 22, 1, t),
      ) +
      pen.ball(0, 22, 5, '#b8f06a', 0)
    )
  },
}

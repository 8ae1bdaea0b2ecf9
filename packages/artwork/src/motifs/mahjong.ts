import { around, box, circle, leaf, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Three mahjong tiles. */
export const mahjong: Motif = {
  coats: [
    ['#0f9d58', '#e3122d', '#fff8e8'],
    ['#2b6fd6', '#e3122d', '#fff8e8'],
    ['#b0122a', '#0f9d58', '#fff8e8'],
  ],
  companions: ['dice', 'chips', 'fortune-coin'],
  draw: (pen, [a, b, c]) => {
    const tile = (x: number, y: number, t: number, face: string) =>
      place(
        pen.solid(box(-40, -50, 84, 112, 12), a, { bevel: 4 }) +
          pen.solid(box(-42, -56, 84, 106, 12), c, { bevel: 5, depth: 0.5 }) +
          face,
        x,
        y,
        1,
        t,
      )
    const dots = [
      [-18, -30],
      [18, -30],
      [0, -3],
      [-18, 24],
      [18, 24],
    ]
      .map(
        ([x, y], i) =>
          pen.ball(x as number, y as number, 12, i === 2 ? b : a, 2) +
          pen.line(circle(x as number, y as number, 6), '#fff', 2, 0.8),
      )
      .join('')
    const bamboo = [-18, 0, 18]
      .map(
        (x, i) =>
          pen.solid(box(x - 6, -38, 12, 32, 5), i === 1 ? b : a, { outline: 2, bevel: 2 }) +
          pen.solid(box(x - 6, 2, 12, 32, 5), a, { outline: 2, bevel: 2 }),
      )
      .join('')
    const flower =
      around(5, 19, (x, y) => pen.ball(x, y - 6, 13, b, 2)) +
      pen.ball(0, -6, 9, '#ffc93c', 2) +
      pen.flat(leaf(4, 16, 26, 36, 0.3) + leaf(-4, 16, -26, 36, 0.3), a)
    return tile(-44, -14, -14, bamboo) + tile(46, -10, 13, dots) + tile(0, 30, -2, flower)
  },
}

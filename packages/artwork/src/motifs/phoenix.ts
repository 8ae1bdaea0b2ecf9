import { mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A phoenix rising with spread wings. */
export const phoenix: Motif = {
  coats: [
    ['#ff5a1c', '#ffc93c', '#c8102e'],
    ['#e11d8a', '#ffd75e', '#6a1fb0'],
    ['#2b9bff', '#9bf0ff', '#2b2bb0'],
  ],
  companions: ['flame-orb', 'sun', 'gem'],
  draw: (pen, [a, b, c]) => {
    const feather = (x: number, y: number, long: number, t: number, tone: string) =>
      place(pen.solid(symmetric(0, [12, -8, 14, -long * 0.7, 0, -long]), tone, { bevel: 3, outline: 2 }), x, y, 1, t)
    const wing =
      [
        [96, 20, c],
        [82, 34, c],
        [66, 48, a],
        [50, 60, a],
        [34, 70, a],
      ]
        .map(([t, y, tone], i) => feather(18 + i * 6, (y as number) * 0.3 - 4, 92 - i * 6, t as number, tone as string))
        .join('') + [88, 70, 52, 36].map((t, i) => feather(14 + i * 5, -6, 62 - i * 4, t, b)).join('')
    return (
      [-26, -9, 9, 26]
        .map((t) =>
          place(
            pen.solid(symmetric(0, [10, 10, 16, 44, 0, 76]), t % 2 ? a : c, { bevel: 3, outline: 2 }) +
              pen.ball(0, 58, 7, b, 1.5),
            0,
            28,
            1,
            -t,
          ),
        )
        .join('') +
      mirrored(wing) +
      pen.solid(symmetric(-46, [22, -44, 34, -8, 26, 22], [20, 42, 10, 50, 0, 54]), a, { bevel: 5 }) +
      pen.solid(symmetric(-8, [14, -6, 18, 16, 0, 44]), b, { bevel: 2, outline: 2 }) +
      [-24, 0, 24]
        .map((t) =>
          place(
            pen.solid(symmetric(0, [7, -6, 8, -22, 0, -34]), t ? c : b, { outline: 2, bevel: 2 }),
            t * 0.3,
            -66,
            1,
            t,
          ),
        )
        .join('') +
      pen.ball(0, -54, 21, a) +
      pen.flat('M-9 -50H9L0 -34Z', '#ffb81c') +
      pen.line('M-9 -50H9L0 -34Z', '#7a3a06', 2.5) +
      mirrored(pen.eye(9, -58, 5, '#ffc93c'))
    )
  },
}

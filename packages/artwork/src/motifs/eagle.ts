import { shade, tint } from '../colour.ts'
import { mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An eagle that dives with open wings. */
export const eagle: Motif = {
  coats: [
    ['#7a4a1e', '#fffdf4', '#ffb81c'],
    ['#2b3a6a', '#ffffff', '#ffc02e'],
    ['#1c1c28', '#f0e6d6', '#ff9326'],
  ],
  companions: ['lightning', 'feather', 'moon'],
  draw: (pen, [a, b, c]) => {
    const wing =
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          place(
            pen.solid(symmetric(0, [13, -12, 15, -60, 0, -84 + i * 5]), i % 2 ? a : tint(a, 0.12), {
              bevel: 3,
              outline: 2.5,
            }),
            16 + i * 5,
            10 - i * 5,
            1,
            122 - i * 17,
          ),
        )
        .join('') +
      [0, 1, 2, 3]
        .map((i) =>
          place(
            pen.solid(symmetric(0, [12, -8, 12, -34, 0, -48]), shade(a, 0.25), { bevel: 3, outline: 2.5 }),
            14 + i * 6,
            2 - i * 4,
            1,
            100 - i * 20,
          ),
        )
        .join('')
    return (
      [-20, 0, 20]
        .map((t) => place(pen.solid(symmetric(0, [14, 8, 14, 44, 0, 52]), b, { bevel: 3, outline: 2.5 }), 0, 50, 1, -t))
        .join('') +
      mirrored(wing) +
      pen.solid(symmetric(-30, [34, -30, 40, 10, 30, 36], [22, 60, 10, 66, 0, 66]), a, { bevel: 6 }) +
      pen.line('M-18 14Q-10 24 0 14Q10 24 18 14M-16 32Q-8 42 0 32Q8 42 16 32', tint(a, 0.45), 4, 0.7) +
      mirrored(
        pen.line('M16 60L20 78M20 78L10 90M20 78L22 94M20 78L34 88', '#7a3a06', 8) +
          pen.line('M16 60L20 78M20 78L10 90M20 78L22 94M20 78L34 88', c, 4.5),
      ) +
      pen.solid(symmetric(-92, [30, -94, 38, -66, 34, -44], [40, -30, 24, -24, 22, -14], [12, -22, 6, -8, 0, -6]), b, {
        bevel: 5,
        depth: 0.7,
      }) +
      pen.solid('M-14 -54Q0 -64 14 -54Q16 -36 0 -18Q-16 -36 -14 -54Z', c, { bevel: 4 }) +
      mirrored(pen.eye(19, -66, 7.5, '#ffb000', -1) + pen.line('M6 -66L32 -78', '#2a1206', 5))
    )
  },
}

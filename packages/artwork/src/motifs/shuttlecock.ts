import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A shuttlecock in flight. */
export const shuttlecock: Motif = {
  coats: [
    ['#fffdf6', '#e3122d', '#c9d2dc'],
    ['#fff6e0', '#12a15a', '#e8d9b0'],
  ],
  companions: ['medal', 'trophy', 'tennis'],
  draw: (pen, [a, b, c]) =>
    place(
      [-40, -20, 0, 20, 40]
        .map((t) =>
          place(
            pen.solid('M-7 -30L-20 -116Q0 -132 20 -116L7 -30Z', a, { bevel: 3, outline: 2.5, depth: 0.7 }) +
              pen.line('M0 -30V-114M0 -60L-10 -76M0 -60L10 -76M0 -80L-12 -96M0 -80L12 -96', c, 2.5),
            0,
            60,
            1,
            t * 0.9,
          ),
        )
        .join('') +
        pen.line('M-48 -10Q0 6 48 -10M-34 14Q0 28 34 14', b, 4) +
        pen.solid('M-32 34Q0 44 32 34C36 64 24 84 0 84C-24 84 -36 64 -32 34Z', a, { bevel: 5 }) +
        pen.solid('M-33 36Q0 48 33 36V48Q0 60 -33 48Z', b, { bevel: 2, outline: 2.5 }),
      0,
      0,
      0.94,
      28,
    ),
}

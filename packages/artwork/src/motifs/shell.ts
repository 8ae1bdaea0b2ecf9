import { shade, tint } from '../colour.ts'
import { place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A fan shell. */
export const shell: Motif = {
  coats: [
    ['#ff9ac2', '#fff0f6', '#c83a7a'],
    ['#ffc08a', '#fff6e6', '#c8602a'],
    ['#a8b8ff', '#f4f6ff', '#4a5ad6'],
  ],
  companions: ['pearl', 'coral', 'seahorse'],
  draw: (pen, [a, b]) => {
    const ribs = [-64, -43, -21, 0, 21, 43, 64]
    return (
      pen.solid('M-24 66L-46 96H46L24 66Z', shade(a, 0.15), { bevel: 4 }) +
      ribs
        .map((t) =>
          place(
            pen.solid(
              symmetric(0, [10, -10, 25, -120, 13, -146], [9, -156, 4, -158, 0, -158]),
              t % 2 ? a : tint(a, 0.2),
              { bevel: 5, outline: 2.5 },
            ),
            0,
            74,
            0.98 - Math.abs(t) * 0.0038,
            t,
          ),
        )
        .join('') +
      ribs.map((t) => place(pen.line('M0 -40V-120', b, 4, 0.7), 0, 74, 0.98 - Math.abs(t) * 0.0038, t)).join('') +
      pen.ball(0, 76, 15, '#fff8f0')
    )
  },
}

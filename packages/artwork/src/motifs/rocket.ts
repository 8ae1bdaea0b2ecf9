import { box, circle, mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A rocket under way. */
export const rocket: Motif = {
  coats: [
    ['#f4f6ff', '#e3122d', '#12b8ff'],
    ['#ffc928', '#5a2ae0', '#12e0c0'],
    ['#ff5a8a', '#2b2bb0', '#ffe07a'],
    ['#2b3a6a', '#ff8a1c', '#9bf0ff'],
  ],
  companions: ['planet', 'ufo', 'moon'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.glow(0, 90, 54, '#ffb02e', 0.9) +
        pen.flat(
          'M-22 58C-30 84 -10 96 0 124C10 96 30 84 22 58Z',
          pen.linear([
            [0, '#fff6b0'],
            [0.5, '#ff9a1c'],
            [1, '#ff3a1c'],
          ]),
        ) +
        pen.flat('M-10 58C-14 74 -4 84 0 98C4 84 14 74 10 58Z', '#fffbe0') +
        mirrored(pen.solid('M28 14C62 30 70 58 66 78C52 64 40 58 24 58Z', b, { bevel: 5 })) +
        pen.metal(box(-24, 50, 48, 16, 5), '#8a97a8', { bevel: 2 }) +
        pen.solid(symmetric(-108, [30, -84, 46, -40, 40, 10], [38, 34, 34, 46, 28, 56], [14, 58, 6, 58, 0, 58]), a, {
          bevel: 8,
          angle: 10,
        }) +
        pen.solid('M0 -108C18 -92 30 -74 36 -54Q0 -42 -36 -54C-30 -74 -18 -92 0 -108Z', b, { bevel: 4 }) +
        pen.metal(circle(0, -14, 24), '#c9d2dc', { bevel: 3 }) +
        pen.solid(circle(0, -14, 16), c, { bevel: 3 }) +
        pen.gloss(-5, -20, 7, 4, -30) +
        pen.line('M-36 30Q0 40 36 30', b, 6) +
        pen.solid(symmetric(22, [8, 26, 8, 60, 6, 78], [4, 82, 2, 82, 0, 82]), b, { bevel: 2 }),
      0,
      -8,
      0.94,
      32,
    ),
}

import { around, circle, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A volleyball. */
export const volleyball: Motif = {
  coats: [
    ['#ffd43b', '#2b6fff', '#fffdf6'],
    ['#ff6fae', '#12c9a0', '#fffdf6'],
  ],
  companions: ['medal', 'palm', 'trophy'],
  draw: (pen, [a, b, c]) =>
    pen.solid(circle(0, 0, 88), c, { bevel: 8, depth: 0.7 }) +
    `<g ${pen.clip(circle(0, 0, 87))}>${around(3, 1, (_x, _y, t) => place(pen.flat('M0 0C-20 -40 -24 -70 -10 -100H60C40 -70 20 -40 0 0Z', a) + pen.flat('M0 0C30 -30 60 -46 100 -50L90 -100H50C36 -66 20 -34 0 0Z', b) + pen.line('M0 0C-20 -40 -24 -70 -10 -100M0 0C20 -40 38 -66 56 -100M0 0C30 -30 60 -46 104 -52', '#1c2a4a', 4), 0, 0, 1, t))}</g>` +
    pen.flat(
      circle(0, 0, 88),
      pen.radial(
        [
          [0, '#ffffff', 0.5],
          [0.5, '#ffffff', 0],
          [0.8, '#101030', 0.1],
          [1, '#101030', 0.5],
        ],
        0.34,
        0.28,
        0.78,
      ),
    ) +
    pen.line(circle(0, 0, 88), '#1c2a4a', 3) +
    pen.gloss(-32, -48, 24, 12, -36),
}

import { circle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A basketball. */
export const basketball: Motif = {
  coats: [
    ['#f2762a', '#3a1606', '#ffc02e'],
    ['#b03bff', '#1a0636', '#ffe07a'],
    ['#2b8bff', '#061a3a', '#ffd43b'],
  ],
  companions: ['trophy', 'whistle', 'hoop'],
  draw: (pen, [a, b]) =>
    pen.solid(circle(0, 0, 90), a, { bevel: 9 }) +
    `<g ${pen.clip(circle(0, 0, 89))}>${pen.line('M-92 0H92M0 -92V92M-64 -70Q-16 0 -64 70M64 -70Q16 0 64 70', b, 5.5)}</g>` +
    pen.flat(
      circle(0, 0, 90),
      pen.radial(
        [
          [0, '#ffffff', 0.45],
          [0.5, '#ffffff', 0],
          [0.8, '#200800', 0.12],
          [1, '#200800', 0.5],
        ],
        0.34,
        0.28,
        0.78,
      ),
    ) +
    pen.gloss(-34, -50, 26, 13, -36),
}

import { shade } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An old map with a red cross. */
export const map: Motif = {
  coats: [
    ['#f0d6a0', '#e11d48', '#8a5a2a'],
    ['#e8c890', '#2b50c8', '#7a4a1e'],
  ],
  companions: ['compass', 'chest', 'anchor'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid('M-86 -62L-30 -78L30 -60L88 -76V62L30 78L-30 60L-86 76Z', a, { bevel: 5, depth: 0.7 }) +
        pen.flat('M-30 -78L30 -60V78L-30 60Z', shade(a, 0.3), 0.45) +
        pen.flat(
          'M-70 -20Q-50 -50 -20 -30Q-10 -10 -40 10Q-76 20 -70 -20ZM28 20Q60 0 76 24Q70 56 40 54Q16 44 28 20Z',
          '#8ab85a',
          0.75,
        ) +
        pen.line('M-54 40Q-20 10 -4 -14T50 -30', b, 5).replace('/>', ' stroke-dasharray="9 10"/>') +
        pen.line('M40 -46L66 -22M66 -46L40 -22', shade(b, 0.5), 15) +
        pen.line('M40 -46L66 -22M66 -46L40 -22', b, 9) +
        pen.line('M-14 40l10 -12l10 12', c, 4) +
        pen.line('M-60 56q6 -6 12 0t12 0', '#4a8ab0', 3),
      0,
      0,
      1,
      -8,
    ),
}

import { shade } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two bright feathers crossed. */
export const feather: Motif = {
  coats: [
    ['#e3122d', '#ffc02e', '#fff0d0'],
    ['#1c7ad6', '#9bf0ff', '#ffffff'],
    ['#12a17a', '#ffe07a', '#ffffff'],
  ],
  companions: ['rooster', 'laurel', 'mask'],
  draw: (pen, [a, b, c]) => {
    const one = (tone: string) =>
      pen.solid(
        'M0 96C-6 40 -44 20 -36 -40C-32 -76 -10 -96 10 -106C34 -76 40 -40 30 -6L40 0L24 14L30 26L12 36C6 56 4 76 4 96Z',
        tone,
        { bevel: 5 },
      ) +
      pen.line('M2 96C0 40 2 -20 8 -92', c, 4) +
      pen.line(
        'M2 20L-24 -8M4 -10L-26 -40M4 -36L-14 -66M4 10L26 -16M6 -20L30 -46M6 -46L24 -70',
        shade(tone, 0.5),
        3,
        0.6,
      )
    return place(one(b), 22, 4, 0.98, 28) + place(one(a), -20, 0, 1, -22)
  },
}

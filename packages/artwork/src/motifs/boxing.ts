import { shade, tint } from '../colour.ts'
import { box, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pair of boxing gloves. */
export const boxing: Motif = {
  coats: [
    ['#e3122d', '#fff6e6', '#ffc02e'],
    ['#2b50c8', '#fff6e6', '#ffd43b'],
    ['#1c1c28', '#ffc02e', '#e3122d'],
  ],
  companions: ['trophy', 'medal', 'laurel'],
  draw: (pen, [a, b, c]) => {
    const glove =
      pen.solid('M-40 58C-66 20 -74 -60 -30 -84C0 -100 50 -94 62 -56C72 -26 60 10 44 30L40 60Z', a, { bevel: 9 }) +
      pen.solid('M-34 -8C-58 -20 -76 4 -64 30C-54 48 -34 46 -26 34Z', tint(a, 0.08), { bevel: 5 }) +
      pen.line('M-22 -62Q10 -76 44 -58', shade(a, 0.5), 4, 0.6) +
      pen.gloss(4, -66, 28, 11, -10) +
      pen.solid(box(-44, 52, 90, 36, 8), b, { bevel: 4, depth: 0.6 }) +
      pen.solid(box(-44, 62, 90, 12), c, { bevel: 1, outline: 2 })
    return (
      pen.line('M-30 -40Q0 -110 34 -46', b, 6) + place(glove, 44, 6, 0.82, 26, true) + place(glove, -36, 14, 0.9, -22)
    )
  },
}

import { shade } from '../colour.ts'
import { circle, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two tickets, one over the other. */
export const ticket: Motif = {
  coats: [
    ['#ffc928', '#e3122d', '#fff6d0'],
    ['#4dd0ff', '#5a2ae0', '#f0fbff'],
    ['#ff6fae', '#8a1258', '#fff0f6'],
  ],
  companions: ['lotto-balls', 'coin', 'gold-star'],
  draw: (pen, [a, b, c]) => {
    const one = (tone: string) =>
      pen.solid('M-90 -48H90V-16A16 16 0 0 0 90 16V48H-90V16A16 16 0 0 0 -90 -16Z', tone, { bevel: 5 }) +
      pen.line('M-78 -38H78M-78 38H78', c, 3, 0.9) +
      pen.line('M44 -38V38', shade(tone, 0.5), 3.5, 0.7).replace('/>', ' stroke-dasharray="5 9"/>')
    return (
      place(one(b), 8, -26, 0.9, 16) +
      place(
        one(a) +
          pen.solid(star(-20, 2, 5, 40, 18), b, { bevel: 4 }) +
          pen.flat(circle(66, -14, 8), b) +
          pen.flat(circle(66, 12, 8), b) +
          pen.gloss(-46, -34, 40, 8, 0, 0.7),
        -2,
        24,
        1,
        -12,
      )
    )
  },
}

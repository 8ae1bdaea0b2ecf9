import { shade, tint } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bunch of bananas. */
export const banana: Motif = {
  coats: [
    ['#ffd60a', '#6a4a0a', '#3fae2a'],
    ['#b5e61d', '#4a5a0a', '#2f8e2a'],
  ],
  companions: ['gorilla', 'palm', 'pineapple'],
  draw: (pen, [a, b]) => {
    const one = (t: number, tone: string) =>
      place(
        pen.solid('M-13 0H13C34 50 30 112 -8 156L-20 176L-33 172L-30 154C-8 110 -12 50 -13 0Z', tone, { bevel: 6 }) +
          pen.line('M4 8C20 50 16 112 -18 152', shade(a, 0.4), 3.5, 0.55) +
          pen.flat('M-20 176L-33 172L-30 160L-12 164Z', b),
        -20,
        -82,
        1,
        t,
      )
    return (
      one(-34, shade(a, 0.2)) +
      one(-14, shade(a, 0.1)) +
      one(6, a) +
      one(27, tint(a, 0.14)) +
      pen.solid('M-42 -72C-44 -96 -30 -104 -18 -104C-4 -104 6 -92 2 -70Q-20 -60 -42 -72Z', b, { bevel: 4 })
    )
  },
}

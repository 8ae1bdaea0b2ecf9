import { shade, tint } from '../colour.ts'
import { ellipse, place, sparkle, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A lotus open on its leaf. */
export const lotus: Motif = {
  coats: [
    ['#ff6fae', '#ffd43b', '#2f9e5a'],
    ['#b48cff', '#ffe07a', '#2f8e6a'],
    ['#fff0f6', '#ffc93c', '#2f9e5a'],
  ],
  companions: ['koi', 'teapot', 'fan'],
  draw: (pen, [a, b, c]) => {
    const petal = (t: number, long: number, wide: number, tone: string) =>
      place(
        pen.solid(symmetric(0, [wide, -10, wide * 1.1, -long * 0.6, 0, -long]), tone, { bevel: 4, outline: 2.5 }),
        0,
        44,
        1,
        t,
      )
    return (
      pen.solid(ellipse(0, 58, 98, 28), c, { bevel: 5 }) +
      pen.line('M0 58L-80 50M0 58L80 50M0 58L-40 78M0 58L44 78', shade(c, 0.4), 3, 0.6) +
      petal(-74, 84, 28, shade(a, 0.12)) +
      petal(74, 84, 28, shade(a, 0.12)) +
      petal(-46, 108, 34, a) +
      petal(46, 108, 34, a) +
      petal(-22, 128, 34, tint(a, 0.15)) +
      petal(22, 128, 34, tint(a, 0.15)) +
      petal(0, 134, 36, tint(a, 0.3)) +
      petal(-58, 70, 28, tint(a, 0.3)) +
      petal(58, 70, 28, tint(a, 0.3)) +
      petal(-30, 84, 30, tint(a, 0.45)) +
      petal(30, 84, 30, tint(a, 0.45)) +
      petal(0, 78, 32, tint(a, 0.6)) +
      pen.glow(0, -8, 40, b, 0.8) +
      pen.flat(sparkle(0, -16, 24), '#fff')
    )
  },
}

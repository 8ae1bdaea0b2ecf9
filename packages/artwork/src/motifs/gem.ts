import { shade, tint } from '../colour.ts'
import { poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A brilliant-cut gem. */
export const gem: Motif = {
  coats: [
    ['#18a8ff', '#9be8ff', '#0a3a9a'],
    ['#ff2b5a', '#ffb3c4', '#7a0a2a'],
    ['#15c26b', '#b0ffd0', '#064a2a'],
    ['#b03bff', '#e9c2ff', '#3a0a7a'],
    ['#ffb81c', '#fff0b0', '#8a4a06'],
  ],
  companions: ['coin', 'crown', 'gold-star'],
  draw: (pen, [a, b, c]) => {
    const f = (tone: string, ...p: number[]) => pen.flat(poly(...p), tone)
    return (
      pen.line(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), shade(c, 0.5), 10) +
      pen.flat(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), a) +
      f(tint(b, 0.5), -52, -62, 0, -62, -30, -18) +
      f(b, 0, -62, 52, -62, 30, -18) +
      f('#ffffff', 0, -62, -30, -18, 30, -18) +
      f(tint(a, 0.25), -52, -62, -92, -18, -30, -18) +
      f(shade(a, 0.22), 52, -62, 92, -18, 30, -18) +
      f(tint(a, 0.42), -92, -18, -30, -18, 0, 88) +
      f(a, -30, -18, 30, -18, 0, 88) +
      f(shade(a, 0.4), 30, -18, 92, -18, 0, 88) +
      f(tint(a, 0.2), -10, -18, 12, -18, 0, 88) +
      pen.line('M-52 -62L-30 -18L0 -62L30 -18L52 -62M-92 -18H92M-30 -18L0 88L30 -18', '#ffffff', 2, 0.55) +
      pen.gloss(-34, -42, 26, 10, -24) +
      pen.flat(sparkle(50, -56, 34), '#fff') +
      pen.flat(sparkle(-66, 8, 18), '#fff', 0.9)
    )
  },
}

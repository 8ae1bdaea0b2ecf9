import { shade, tint } from '../colour.ts'
import { around, circle, ellipse, place, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A thick gold coin with a star. */
export const coin: Motif = {
  coats: [
    ['#ffb81c', '#fff3b0', '#8a4a06'],
    ['#dfe6ee', '#ffffff', '#4a5a6a'],
  ],
  companions: ['gem', 'crown', 'gold-star'],
  draw: (pen, [a, b]) => {
    const edge = place(pen.solid(ellipse(0, 0, 86, 90), shade(a, 0.35)), 10, 6)
    return (
      edge +
      pen.metal(ellipse(-4, 0, 86, 90), a, { bevel: 5 }) +
      pen.line(ellipse(-4, 0, 68, 72), shade(a, 0.5), 4) +
      pen.line(ellipse(-3, 1.5, 68, 72), b, 2, 0.9) +
      around(28, 77, (x, y) => pen.flat(circle(x - 4, y * 1.05, 3), b, 0.9)) +
      pen.solid(star(-4, 2, 5, 54, 24), tint(a, 0.15), { bevel: 5 }) +
      pen.gloss(-40, -46, 34, 14, -40) +
      pen.flat(sparkle(54, -56, 26), '#fff')
    )
  },
}

import { shade, tint } from '../colour.ts'
import { place, poly, ring, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A ring with a great stone. */
export const diamondRing: Motif = {
  coats: [
    ['#ffc93c', '#8fe9ff', '#18a8ff'],
    ['#e6ebf2', '#ffb3c4', '#ff2b5a'],
  ],
  companions: ['gem', 'rose', 'champagne'],
  draw: (pen, [a, b, c]) =>
    pen.metal(ring(0, 34, 62, 46), a, { bevel: 4 }) +
    pen.metal(poly(-26, -20, 26, -20, 16, -2, -16, -2), a, { bevel: 2 }) +
    place(
      pen.line(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), shade(c, 0.7), 10) +
        pen.flat(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), c) +
        pen.flat(poly(-52, -62, 52, -62, 30, -18, -30, -18), b) +
        pen.flat(poly(-52, -62, -92, -18, -30, -18), tint(b, 0.6)) +
        pen.flat(poly(-92, -18, -30, -18, 0, 88), tint(c, 0.35)) +
        pen.flat(poly(30, -18, 92, -18, 0, 88), shade(c, 0.35)) +
        pen.line('M-92 -18H92M-52 -62L-30 -18L0 88L30 -18L52 -62', '#fff', 2.5, 0.7),
      0,
      -52,
      0.56,
    ) +
    pen.flat(sparkle(30, -82, 34), '#fff') +
    pen.flat(sparkle(-46, -40, 18), '#fff'),
}

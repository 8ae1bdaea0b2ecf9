import { shade, tint } from '../colour.ts'
import { box, mirrored, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A gift with a bow. */
export const gift: Motif = {
  coats: [
    ['#e3122d', '#ffc928', '#7a0a16'],
    ['#8a2be2', '#4dffd0', '#3a0a6a'],
    ['#0aa86a', '#ff5a6e', '#064a2a'],
  ],
  companions: ['gold-star', 'coin', 'candy'],
  draw: (pen, [a, b]) =>
    pen.solid(box(-70, -16, 140, 108, 8), a, { bevel: 6 }) +
    pen.solid(box(-18, -16, 36, 108), b, { bevel: 3, outline: 2 }) +
    pen.solid(box(-82, -38, 164, 34, 8), tint(a, 0.1), { bevel: 4 }) +
    pen.solid(box(-20, -38, 40, 34), tint(b, 0.2), { bevel: 3, outline: 2 }) +
    mirrored(
      pen.solid('M4 -40C16 -92 84 -100 82 -64C80 -38 34 -38 4 -40Z', b, { bevel: 5 }) +
        pen.flat('M22 -48C36 -74 62 -80 62 -64C60 -50 40 -48 22 -48Z', shade(b, 0.4), 0.6),
    ) +
    pen.solid(box(-16, -60, 32, 28, 10), b) +
    pen.gloss(-44, 10, 12, 30, 14, 0.5) +
    pen.flat(sparkle(62, -84, 18), '#fff'),
}

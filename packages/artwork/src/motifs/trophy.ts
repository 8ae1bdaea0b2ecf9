import { shade, tint } from '../colour.ts'
import { box, ellipse, mirrored, sparkle, star, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A winner's cup. */
export const trophy: Motif = {
  coats: [
    ['#ffc02e', '#e3122d', '#8a4a06'],
    ['#dfe6ee', '#2b6fff', '#4a5a6a'],
    ['#e8904a', '#12a15a', '#5a2a10'],
  ],
  companions: ['medal', 'laurel', 'gold-star'],
  draw: (pen, [a, b]) =>
    mirrored(
      pen.line('M46 -66C100 -78 100 -4 40 10', shade(a, 0.65), 19) +
        pen.line('M46 -66C100 -78 100 -4 40 10', a, 12) +
        pen.line('M50 -70C94 -76 92 -8 42 4', tint(a, 0.7), 3, 0.8),
    ) +
    pen.metal(symmetric(-86, [30, -86, 48, -86, 58, -86], [60, -20, 44, 24, 14, 34], [10, 40, 6, 40, 0, 40]), a, {
      bevel: 7,
      angle: 5,
    }) +
    pen.metal(ellipse(0, -86, 58, 12), a, { bevel: 3 }) +
    pen.metal('M-12 32H12L18 66H-18Z', a, { bevel: 3, angle: 0 }) +
    pen.metal(box(-40, 62, 80, 14, 5), a, { bevel: 3 }) +
    pen.solid(box(-54, 74, 108, 26, 6), b, { bevel: 4 }) +
    pen.solid(star(0, -34, 5, 32, 14), b, { bevel: 5 }) +
    pen.gloss(-36, -44, 8, 30, 6, 0.9) +
    pen.flat(sparkle(48, -74, 26), '#fff'),
}

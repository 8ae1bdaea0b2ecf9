import { shade, tint } from '../colour.ts'
import { centred } from '../lettering/outline.ts'
import { circle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A medal on its ribbon. */
export const medal: Motif = {
  coats: [
    ['#ffc02e', '#e3122d', '#2b50c8'],
    ['#dfe6ee', '#12a15a', '#ffc02e'],
    ['#e8904a', '#b03bff', '#ffd43b'],
  ],
  companions: ['trophy', 'laurel', 'whistle'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-58 -104H-18L14 0L-22 10Z', b, { bevel: 4 }) +
    pen.solid('M58 -104H18L-14 0L22 10Z', c, { bevel: 4 }) +
    pen.metal(star(0, 40, 16, 62, 54), a, { bevel: 4 }) +
    pen.metal(circle(0, 40, 46), a, { bevel: 4 }) +
    pen.line(circle(0, 40, 37), shade(a, 0.4), 3.5) +
    pen.flat(centred('1', 'slab', 56, 0, 40), shade(a, 0.55)) +
    pen.flat(centred('1', 'slab', 56, -2, 38), tint(a, 0.75)) +
    pen.gloss(-20, 16, 20, 9, -36),
}

import { around, box, circle, place, poly, ring, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A target in the sights. */
export const crosshair: Motif = {
  coats: [
    ['#ff3b4e', '#fffdf6', '#12e0ff'],
    ['#12e08a', '#fffdf6', '#ffc02e'],
    ['#b03bff', '#ffe07a', '#36f1ff'],
  ],
  companions: ['gamepad', 'swords', 'headset'],
  draw: (pen, [a, b, c]) =>
    pen.glow(0, 0, 104, a, 0.6) +
    pen.solid(ring(0, 0, 86, 68), a, { bevel: 4 }) +
    pen.solid(ring(0, 0, 46, 34), b, { bevel: 3 }) +
    around(4, 76, (x, y, t) => place(pen.solid(box(-7, -28, 14, 60, 5), c, { bevel: 3 }), x, y, 1, t)) +
    pen.solid(circle(0, 0, 16), a, { bevel: 3 }) +
    around(4, 58, (x, y, t) => place(pen.flat(poly(-8, -6, 8, -6, 0, 8), b), x, y, 1, t + 45)) +
    pen.flat(sparkle(0, 0, 24), '#fff'),
}

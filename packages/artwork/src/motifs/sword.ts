import { shade } from '../colour.ts'
import { box, mirrored, place, poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A knight's sword, point up. */
export const sword: Motif = {
  coats: [
    ['#dfe8f2', '#ffc02e', '#b0122a'],
    ['#9be8ff', '#ffc02e', '#2b2bb0'],
    ['#ffd9a0', '#c9d2dc', '#5a189a'],
  ],
  companions: ['shield', 'helm', 'crown'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.metal(poly(0, -118, 17, -92, 14, 34, -14, 34, -17, -92), a, { bevel: 3, angle: 0 }) +
        pen.flat(poly(0, -110, 3, -88, 3, 30, -3, 30, -3, -88), shade(a, 0.3), 0.6) +
        pen.metal('M-58 26C-44 38 44 38 58 26L62 40C40 54 -40 54 -62 40Z', b, { bevel: 3 }) +
        mirrored(pen.ball(60, 33, 9, b, 2.5)) +
        pen.solid(box(-9, 46, 18, 42, 5), c, { bevel: 3 }) +
        pen.line('M-8 56L8 64M-8 68L8 76', b, 3.5) +
        pen.ball(0, 96, 14, b) +
        pen.ball(0, 40, 9, c, 2.5),
      0,
      0,
      1,
      28,
    ) + pen.flat(sparkle(52, -84, 30), '#fff'),
}

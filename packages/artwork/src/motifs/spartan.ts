import { shade, tint } from '../colour.ts'
import { ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crested bronze helmet. */
export const spartan: Motif = {
  coats: [
    ['#f0a81c', '#c8102e', '#2a1206'],
    ['#c9d2dc', '#2b50c8', '#16202e'],
    ['#e8a24a', '#5a189a', '#2a1206'],
  ],
  companions: ['sword', 'shield', 'laurel'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-8 -46C-30 -86 30 -108 64 -74C98 -40 96 30 84 84C70 60 62 -6 34 -34Z', b, { bevel: 6 }) +
    pen.line('M14 -78Q52 -70 70 -20M34 -86Q70 -60 82 6', shade(b, 0.5), 4, 0.6) +
    pen.solid(symmetric(-62, [40, -62, 68, -34, 68, 8], [68, 44, 58, 70, 40, 94], [26, 88, 12, 70, 0, 66]), c, {
      bevel: 0,
    }) +
    pen.metal(
      'M0 -64C44 -64 70 -34 70 8C70 46 60 72 42 96C32 84 16 76 14 60L14 26C34 26 52 20 56 2C42 -8 20 -8 11 4L6 40H-6L-11 4C-20 -8 -42 -8 -56 2C-52 20 -34 26 -14 26V60C-16 76 -32 84 -42 96C-60 72 -70 46 -70 8C-70 -34 -44 -64 0 -64Z',
      a,
      { bevel: 6, angle: 30 },
    ) +
    pen.line('M-60 -22Q0 -50 60 -22', shade(a, 0.5), 4, 0.7) +
    pen.line('M-54 -32Q0 -60 54 -32', tint(a, 0.6), 2.5, 0.8) +
    mirrored(pen.glow(32, 10, 16, '#ffdf6a', 0.9) + pen.flat(ellipse(32, 10, 7, 3.4), '#fff6c0')),
}

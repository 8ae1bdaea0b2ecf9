import { shade, tint } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A knight's closed helm with a plume. */
export const helm: Motif = {
  coats: [
    ['#c9d2dc', '#c8102e', '#ffc02e'],
    ['#e8c46a', '#2b50c8', '#fff3b0'],
    ['#5a6478', '#8a2be2', '#ffc02e'],
  ],
  companions: ['sword', 'shield', 'crown'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-4 -72C-30 -110 30 -116 60 -92C96 -66 100 -10 88 34C80 6 66 -20 44 -36C52 -56 30 -72 -4 -72Z', b, {
      bevel: 6,
    }) +
    pen.metal(symmetric(-78, [44, -78, 64, -40, 64, -6], [66, 40, 52, 70, 44, 92], [24, 100, 10, 100, 0, 100]), a, {
      bevel: 6,
      angle: 20,
    }) +
    pen.metal('M-68 -24Q0 -58 68 -24L72 10Q40 56 0 70Q-40 56 -72 10Z', tint(a, 0.1), { bevel: 4 }) +
    mirrored(pen.flat('M8 -12L56 -20L52 -8L10 2Z', '#140a10') + pen.glow(32, -8, 16, '#ff8a2b', 0.7)) +
    pen.line('M0 -40V66', shade(a, 0.5), 4, 0.7) +
    mirrored(pen.line('M16 18L22 44M30 14L36 36M44 8L48 26', '#241a22', 5)) +
    mirrored(pen.metal(circle(66, -2, 12), c, { bevel: 2, outline: 2.5 })) +
    pen.metal('M-46 82Q0 100 46 82V94Q0 112 -46 94Z', c, { bevel: 2 }),
}

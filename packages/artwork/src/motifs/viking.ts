import { shade } from '../colour.ts'
import { mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A horned helmet over a braided beard. */
export const viking: Motif = {
  coats: [
    ['#8a97a8', '#fff3dc', '#d9852b'],
    ['#c98a3a', '#fff3dc', '#c8402b'],
    ['#5a6aa0', '#fff3dc', '#e8c46a'],
  ],
  companions: ['war-hammer', 'shield', 'rune'],
  draw: (pen, [a, b, c]) =>
    mirrored(pen.solid('M54 -34C84 -36 96 -62 88 -102C112 -74 110 -22 62 -8Z', b, { bevel: 4, depth: 0.8 })) +
    pen.solid(symmetric(-8, [46, -8, 64, 14, 58, 36], [54, 68, 28, 84, 0, 104]), c, { bevel: 6 }) +
    pen.solid('M-46 -14H46V22C40 36 20 42 0 42C-20 42 -40 36 -46 22Z', '#f0c09a', { bevel: 3 }) +
    pen.solid(symmetric(30, [26, 22, 54, 26, 58, 36], [46, 56, 14, 50, 0, 46]), c, { bevel: 3 }) +
    pen.line('M-24 56Q-20 76 -8 88M24 56Q20 76 8 88M0 56V96', shade(c, 0.4), 4, 0.8) +
    mirrored(
      pen.eye(22, 6, 8, '#2b7bd6') + pen.solid('M8 -6L36 -8L34 0L10 4Z', shade(c, 0.2), { outline: 2, bevel: 1 }),
    ) +
    pen.metal(symmetric(-84, [42, -84, 68, -50, 68, -10], [40, -20, 20, -22, 0, -22]), a, { bevel: 6 }) +
    pen.metal('M-70 -18Q0 -36 70 -18V-2Q0 -20 -70 -2Z', '#f0b429', { bevel: 2 }) +
    pen.metal('M-10 -86H10V-22L8 18Q0 26 -8 18L-10 -22Z', '#f0b429', { bevel: 3 }) +
    mirrored(pen.ball(46, -16, 5, '#fff3b0', 2) + pen.ball(26, -20, 5, '#fff3b0', 2)),
}

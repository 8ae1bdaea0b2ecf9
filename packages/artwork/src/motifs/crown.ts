import { shade } from '../colour.ts'
import { mirrored, poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crown with jewels. */
export const crown: Motif = {
  coats: [
    ['#ffb81c', '#e11d48', '#5a189a'],
    ['#ffd75e', '#2f6bff', '#12b76a'],
    ['#e6ebf2', '#b03bff', '#ff2b5a'],
  ],
  companions: ['gem', 'coin', 'sword'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-84 -40C-60 -10 -30 -10 0 -6C30 -10 60 -10 84 -40L70 40H-70Z', shade(c, 0.1)) +
    pen.metal('M-92 -46L-56 8L-36 -62L0 4L36 -62L56 8L92 -46L72 66C40 82 -40 82 -72 66Z', a, { bevel: 6 }) +
    pen.flat('M-72 40C-40 54 40 54 72 40L68 66C40 80 -40 80 -68 66Z', shade(a, 0.35), 0.55) +
    pen.ball(-92, -52, 13, b) +
    pen.ball(92, -52, 13, b) +
    pen.ball(-36, -70, 13, c) +
    pen.ball(36, -70, 13, c) +
    pen.solid(poly(0, 14, 16, 34, 0, 54, -16, 34), b, { bevel: 3 }) +
    mirrored(pen.oval(44, 48, 11, 9, c, 2.5) + pen.ball(24, 57, 4, '#fff', 1) + pen.ball(64, 41, 4, '#fff', 1)) +
    pen.flat(sparkle(50, -26, 24), '#fff') +
    pen.gloss(-52, 12, 8, 26, 20, 0.8),
}

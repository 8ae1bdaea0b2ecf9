import { shade, tint } from '../colour.ts'
import { circle, leaf } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A rose in bloom. */
export const rose: Motif = {
  coats: [
    ['#e3122d', '#2f9e4a', '#7a0a16'],
    ['#ff8ec2', '#3fae4a', '#c83a7a'],
    ['#ffd43b', '#2f8e4a', '#c88a10'],
  ],
  companions: ['diamond-ring', 'lotus', 'butterfly'],
  draw: (pen, [a, b, c]) =>
    pen.line('M0 40C4 64 -4 84 4 106', shade(b, 0.5), 12) +
    pen.line('M0 40C4 64 -4 84 4 106', b, 7) +
    pen.solid(leaf(2, 84, 70, 52, 0.32), b) +
    pen.line('M6 82L56 58', shade(b, 0.5), 3) +
    pen.solid(leaf(0, 88, -62, 66, 0.32), b) +
    pen.solid(
      'M-78 -34C-90 10 -50 56 0 56C50 56 90 10 78 -34C60 -44 50 -30 44 -20C30 -60 -30 -60 -44 -20C-50 -30 -60 -44 -78 -34Z',
      shade(a, 0.12),
      { bevel: 6 },
    ) +
    pen.solid('M-60 -56C-72 -10 -40 40 0 40C40 40 72 -10 60 -56C40 -60 20 -50 0 -56C-20 -50 -40 -60 -60 -56Z', a, {
      bevel: 6,
    }) +
    pen.solid('M-40 -74C-54 -30 -30 18 0 18C30 18 54 -30 40 -74C20 -84 -20 -84 -40 -74Z', tint(a, 0.08), { bevel: 5 }) +
    pen.line('M-22 -56C-30 -76 26 -78 24 -52C22 -30 -16 -30 -12 -50C-8 -64 12 -60 8 -48', c, 5.5) +
    pen.line('M-58 -28C-40 -10 -20 0 0 -6C20 0 40 -10 58 -28', c, 4, 0.6) +
    pen.flat(circle(-40, 8, 4) + circle(48, -2, 5) + circle(20, 34, 3.4), '#fff', 0.75),
}

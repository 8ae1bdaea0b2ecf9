import { shade } from '../colour.ts'
import { circle, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A referee's whistle. */
export const whistle: Motif = {
  coats: [
    ['#e3122d', '#ffc02e', '#1c1c28'],
    ['#2b8bff', '#ffd43b', '#0a2a5a'],
    ['#ffc02e', '#1c1c28', '#7a4306'],
  ],
  companions: ['football', 'medal', 'trophy'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-30 -40C-60 -90 -100 -60 -90 -20C-82 6 -60 10 -56 40', b, 6) +
    pen.metal(circle(-32, -34, 12), '#c9d2dc', { bevel: 2 }) +
    pen.solid(
      'M-16 -36H90C98 -36 98 -30 98 -26V-2H58C62 50 30 80 -8 78C-50 76 -72 40 -64 6C-58 -20 -40 -34 -16 -36Z',
      a,
      { bevel: 8 },
    ) +
    pen.solid(poly(16, -36, 52, -36, 40, -8, 24, -8), c, { bevel: 2 }) +
    pen.solid(circle(-6, 22, 28), shade(a, 0.25), { bevel: 4 }) +
    pen.ball(-2, 26, 16, b) +
    pen.gloss(62, -26, 26, 5) +
    pen.line('M70 -62l10 -20M92 -56l18 -14M48 -64l2 -22', '#fff', 6),
}

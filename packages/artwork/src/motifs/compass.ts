import { shade } from '../colour.ts'
import { around, circle, place, poly, ring, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A brass compass. */
export const compass: Motif = {
  coats: [
    ['#ffc02e', '#fff6e0', '#e11d48'],
    ['#b0703a', '#f0fbff', '#2b50c8'],
  ],
  companions: ['ship-wheel', 'chest', 'map'],
  draw: (pen, [a, b, c]) =>
    pen.metal(ring(0, -88, 18, 9), a, { bevel: 2 }) +
    pen.metal(circle(0, 6, 86), a, { bevel: 6 }) +
    pen.solid(circle(0, 6, 68), b, { bevel: 3, depth: 0.5 }) +
    around(24, 60, (x, y, t, i) =>
      place(pen.line(i % 6 === 0 ? 'M0 -4V6' : 'M0 -3V2', '#5a3a1e', i % 6 === 0 ? 4 : 2), x, y + 6, 1, t),
    ) +
    pen.flat(star(0, 6, 8, 50, 16, 22.5), shade(b, 0.25), 0.7) +
    pen.flat(star(0, 6, 4, 52, 13), shade(b, 0.5)) +
    place(
      pen.solid(poly(0, -56, 13, 0, -13, 0), c, { outline: 2.5, bevel: 2 }) +
        pen.solid(poly(0, 56, 13, 0, -13, 0), '#3a4a6a', { outline: 2.5, bevel: 2 }),
      0,
      6,
      1,
      32,
    ) +
    pen.ball(0, 6, 9, a, 2.5) +
    pen.gloss(-24, -28, 34, 16, -36, 0.7),
}

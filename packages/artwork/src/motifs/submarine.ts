import { shade } from '../colour.ts'
import { circle, ellipse } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A little yellow submarine. */
export const submarine: Motif = {
  coats: [
    ['#ffc928', '#2b9ad6', '#e3122d'],
    ['#ff5a3a', '#9bf0ff', '#ffc02e'],
    ['#12b8a0', '#d9ffff', '#ff8a1c'],
  ],
  companions: ['diver', 'fish', 'anchor'],
  draw: (pen, [a, b, c]) =>
    pen.line('M10 -60V-96H30', shade(a, 0.6), 12) +
    pen.line('M10 -60V-96H30', a, 7) +
    pen.solid(circle(34, -96, 8), b) +
    pen.solid('M-20 -34L-10 -66H38L44 -34Z', a, { bevel: 4 }) +
    pen.solid('M-70 6L-102 -26V46Z', c, { bevel: 4 }) +
    pen.metal(ellipse(-98, 10, 7, 34), '#c9d2dc', { bevel: 2 }) +
    pen.solid('M-78 10C-70 -30 -20 -42 22 -42C70 -42 98 -18 98 10C98 38 70 62 22 62C-20 62 -70 50 -78 10Z', a, {
      bevel: 9,
    }) +
    pen.line('M-70 32C-40 52 60 54 92 30', c, 9) +
    [-26, 18, 62]
      .map(
        (x) =>
          pen.metal(circle(x, 2, 19), '#e8a24a', { bevel: 3 }) +
          pen.solid(circle(x, 2, 12), b, { outline: 2, bevel: 2 }) +
          pen.gloss(x - 4, -3, 5, 3, -30, 1),
      )
      .join('') +
    pen.gloss(0, -30, 50, 6, 0, 0.8) +
    pen.flat(circle(-88, -50, 7) + circle(-72, -72, 5) + circle(-96, -80, 9), '#fff', 0.5),
}

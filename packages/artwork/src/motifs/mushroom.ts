import { shade } from '../colour.ts'
import { ellipse, leaf, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two spotted toadstools. */
export const mushroom: Motif = {
  coats: [
    ['#e3122d', '#fff6e6', '#fffdf4'],
    ['#b03bff', '#ffe9ff', '#fff6ff'],
    ['#18a8c8', '#e6fdff', '#fffdf4'],
  ],
  companions: ['clover', 'potion', 'frog'],
  draw: (pen, [a, b, c]) => {
    const one = (x: number, y: number, s: number) =>
      place(
        pen.solid(symmetric(-10, [20, -10, 24, 10, 26, 50], [30, 86, 14, 92, 0, 92]), b, { bevel: 5, depth: 0.6 }) +
          pen.flat('M-34 8Q0 30 34 8Q20 26 0 28Q-20 26 -34 8Z', shade(b, 0.3), 0.6) +
          pen.solid(symmetric(-88, [60, -88, 96, -40, 92, 0], [60, 20, 30, 14, 0, 14]), a, { bevel: 8 }) +
          pen.flat(
            ellipse(-32, -46, 18, 15) +
              ellipse(24, -58, 16, 12) +
              ellipse(58, -18, 12, 14) +
              ellipse(-66, -10, 11, 12) +
              ellipse(4, -14, 17, 12),
            c,
          ) +
          pen.gloss(-30, -66, 26, 10, -24, 0.7),
        x,
        y,
        s,
      )
    return (
      one(54, 44, 0.52) +
      one(-14, 0, 0.98) +
      pen.flat(
        leaf(-60, 92, -84, 56, 0.24) +
          leaf(-50, 94, -54, 60, 0.24) +
          leaf(30, 96, 34, 66, 0.24) +
          leaf(84, 94, 98, 62, 0.24),
        '#4ab83a',
      )
    )
  },
}

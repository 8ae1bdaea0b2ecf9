import { shade } from '../colour.ts'
import { around, box, circle, place, poly, ring } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A roulette wheel from above. */
export const roulette: Motif = {
  coats: [
    ['#b0122a', '#16161f', '#ffc93c'],
    ['#0a7a4a', '#16161f', '#ffc93c'],
    ['#2b2bb0', '#16161f', '#ffe07a'],
  ],
  companions: ['chips', 'dice', 'champagne'],
  draw: (pen, [a, b, c]) => {
    const pockets = around(24, 1, (_x, _y, t, i) => {
      const [p, q] = [((t - 97.5) * Math.PI) / 180, ((t - 82.5) * Math.PI) / 180]
      return pen.flat(
        poly(
          50 * Math.cos(p),
          50 * Math.sin(p),
          80 * Math.cos(p),
          80 * Math.sin(p),
          80 * Math.cos(q),
          80 * Math.sin(q),
          50 * Math.cos(q),
          50 * Math.sin(q),
        ),
        i === 0 ? '#18a058' : i % 2 ? a : b,
      )
    })
    return (
      pen.solid(circle(0, 0, 98), '#6b3410', { bevel: 6 }) +
      pen.metal(ring(0, 0, 88, 80), c, { outline: 0, bevel: 0 }) +
      pockets +
      pen.line(circle(0, 0, 80), shade(c, 0.3), 2) +
      pen.line(circle(0, 0, 64), c, 2, 0.8) +
      pen.solid(circle(0, 0, 50), '#7a3c14', { bevel: 5 }) +
      around(4, 30, (x, y, t) =>
        place(
          pen.metal(box(-4, -16, 8, 32, 4), c, { outline: 2, bevel: 1 }) + pen.ball(0, -18, 7, c, 2),
          x * 0.7,
          y * 0.7,
          1,
          t,
        ),
      ) +
      pen.ball(0, 0, 15, c) +
      pen.ball(48, -52, 9, '#ffffff', 2) +
      pen.gloss(-34, -60, 52, 18, -32, 0.45)
    )
  },
}

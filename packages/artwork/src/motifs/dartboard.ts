import { shade } from '../colour.ts'
import { around, circle, place, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A dartboard with a dart in the middle. */
export const dartboard: Motif = {
  coats: [
    ['#e3122d', '#12a15a', '#fff1d6'],
    ['#b03bff', '#12c9d6', '#fff6ff'],
  ],
  companions: ['medal', 'trophy', 'gold-star'],
  draw: (pen, [a, b, c]) => {
    const pie = (r0: number, r1: number, p: string, q: string) =>
      around(20, 1, (_x, _y, t, i) => {
        const [m, n] = [((t - 99) * Math.PI) / 180, ((t - 81) * Math.PI) / 180]
        return pen.flat(
          poly(
            r0 * Math.cos(m),
            r0 * Math.sin(m),
            r1 * Math.cos(m),
            r1 * Math.sin(m),
            r1 * Math.cos(n),
            r1 * Math.sin(n),
            r0 * Math.cos(n),
            r0 * Math.sin(n),
          ),
          i % 2 ? p : q,
        )
      })
    return (
      pen.solid(circle(0, 0, 98), '#1c1c28', { bevel: 5 }) +
      pie(0, 80, c, '#2a2430') +
      pie(72, 80, a, b) +
      pie(44, 51, a, b) +
      pen.solid(circle(0, 0, 17), b, { bevel: 2, outline: 2 }) +
      pen.solid(circle(0, 0, 8), a, { outline: 1.5, bevel: 1 }) +
      pen.flat(
        circle(0, 0, 82),
        pen.radial(
          [
            [0, '#ffffff', 0.35],
            [0.6, '#ffffff', 0],
            [1, '#000000', 0.3],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      place(
        pen.line('M0 0L26 -26', '#c9d2dc', 5) +
          pen.line('M26 -26L54 -54', shade(a, 0.5), 14) +
          pen.line('M26 -26L54 -54', '#ffc02e', 9) +
          pen.solid(poly(50, -50, 66, -92, 74, -74, 92, -66), a, { bevel: 3 }),
        0,
        0,
        1.05,
      )
    )
  },
}

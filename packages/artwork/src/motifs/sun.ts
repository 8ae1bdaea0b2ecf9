import { shade, tint } from '../colour.ts'
import { around, circle, mirrored, place, poly, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A sun with a kind face. */
export const sun: Motif = {
  coats: [
    ['#ffc02e', '#ff7a1c', '#fff3a0'],
    ['#ff8a4a', '#e3344a', '#ffe0a0'],
  ],
  companions: ['moon', 'lion', 'palm'],
  draw: (pen, [a, b, c]) =>
    around(12, 72, (x, y, t, i) =>
      place(
        pen.solid(
          i % 2 ? symmetric(-34, [8, -20, 14, 0, 12, 18], [6, 20, 3, 20, 0, 20]) : poly(-15, 18, 0, -32, 15, 18),
          i % 2 ? b : tint(b, 0.1),
          { bevel: 3, outline: 2.5 },
        ),
        x,
        y,
        1,
        t,
      ),
    ) +
    pen.solid(circle(0, 0, 64), a, { bevel: 8 }) +
    pen.line(circle(0, 0, 54), c, 3, 0.7) +
    mirrored(
      pen.flat('M10 -12Q24 -26 40 -12Q24 -2 10 -12Z', '#fffdf0') +
        pen.flat(circle(25, -12, 6), '#7a2a06') +
        pen.line('M8 -12Q24 -28 42 -12M10 -28Q26 -38 42 -28', '#7a2a06', 4) +
        pen.glow(36, 12, 17, '#ff5a2a', 0.9),
    ) +
    pen.line('M-4 -8L-8 12Q0 18 8 12', shade(a, 0.5), 3.5) +
    pen.flat('M-22 24Q0 38 22 24Q12 42 0 42Q-12 42 -22 24Z', '#a81e1e') +
    pen.gloss(-22, -42, 20, 8, -24),
}

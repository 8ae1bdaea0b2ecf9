import { shade, tint } from '../colour.ts'
import { around, heart, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A four-leaf clover. */
export const clover: Motif = {
  coats: [
    ['#22b14c', '#8be04e', '#0a5a22'],
    ['#10c98f', '#8bffd0', '#066a4a'],
  ],
  companions: ['horseshoe', 'coin', 'rainbow-pot'],
  draw: (pen, [a, b]) =>
    pen.line('M4 20C10 60 30 78 52 92', shade(a, 0.65), 15) +
    pen.line('M4 20C10 60 30 78 52 92', a, 8) +
    around(4, 42, (x, y, t) =>
      place(
        pen.solid(heart(0, -8, 44), a, { bevel: 6 }) +
          pen.line('M0 30V-14', shade(a, 0.5), 4) +
          pen.line('M0 10L-20 -16M0 10L20 -16', tint(b, 0.2), 3, 0.7),
        x,
        y - 4,
        0.92,
        t + 45 - 45,
      ),
    ) +
    pen.ball(0, -4, 9, b, 2) +
    pen.gloss(-20, -62, 14, 8, -30, 0.8),
}

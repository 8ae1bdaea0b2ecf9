import { shade } from '../colour.ts'
import { box, circle, ellipse, mirrored, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A busy bee. */
export const bee: Motif = {
  coats: [
    ['#ffc928', '#2a1a0a', '#dff6ff'],
    ['#ff9f43', '#2a0a2a', '#f0e6ff'],
  ],
  companions: ['honey', 'daisy', 'clover'],
  draw: (pen, [a, b, c]) =>
    place(
      mirrored(place(pen.solid(ellipse(0, -34, 26, 44), c, { bevel: 4, depth: 0.4, outline: 2.5 }), 26, -30, 1, 40)) +
        pen.solid(ellipse(0, 32, 50, 62), a, { bevel: 7 }) +
        `<g ${pen.clip(ellipse(0, 32, 49, 61))}>${pen.flat(box(-60, 12, 120, 16) + box(-60, 44, 120, 16) + box(-60, 76, 120, 24), b)}</g>` +
        pen.line(ellipse(0, 32, 50, 62), shade(a, 0.7), 3) +
        pen.gloss(-20, 6, 12, 26, 20, 0.6) +
        pen.solid(circle(0, -40, 40), a, { bevel: 6 }) +
        mirrored(
          pen.eye(17, -42, 13, '#5a3010') +
            pen.line('M14 -76Q20 -98 36 -98', b, 5) +
            pen.ball(37, -98, 7, b, 0) +
            pen.glow(28, -22, 12, '#ff7a5a', 0.8),
        ) +
        pen.line('M-10 -22Q0 -12 10 -22', b, 4),
      0,
      4,
      0.96,
      -10,
    ),
}

import { shade, tint } from '../colour.ts'
import { circle, ellipse, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A racket and a ball. */
export const tennis: Motif = {
  coats: [
    ['#c8f03a', '#e3122d', '#fff6e0'],
    ['#ffe14a', '#2b6fff', '#f0faff'],
  ],
  companions: ['trophy', 'medal', 'whistle'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.line('M0 34V96', '#1c1c28', 18) +
        pen.line('M0 50V94', b, 11) +
        pen.line('M-22 14L0 42L22 14', '#1c1c28', 12) +
        pen.line('M-22 14L0 42L22 14', b, 7) +
        pen.line(
          Array.from(
            { length: 7 },
            (_v, i) =>
              `M${-36 + i * 12} ${-88 + Math.abs(i - 3) * 7}V${8 - Math.abs(i - 3) * 6}M${-46 + Math.abs(i - 3) * 3} ${-76 + i * 12}H${46 - Math.abs(i - 3) * 3}`,
          ).join(''),
          c,
          2,
        ) +
        pen.line(ellipse(0, -40, 50, 58), shade(b, 0.7), 15) +
        pen.line(ellipse(0, -40, 50, 58), b, 10) +
        pen.line(ellipse(0, -40, 51, 59), tint(b, 0.6), 2.5, 0.8),
      -14,
      0,
      1,
      -28,
    ) +
    pen.ball(48, 44, 40, a) +
    `<g ${pen.clip(circle(48, 44, 39))}>${pen.line('M20 4Q52 40 24 84M76 4Q44 40 72 84', '#fffdf0', 5)}</g>` +
    pen.gloss(34, 22, 13, 7, -34),
}

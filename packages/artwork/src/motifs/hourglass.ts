import { shade, tint } from '../colour.ts'
import { box, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An hourglass with running sand. */
export const hourglass: Motif = {
  coats: [
    ['#ffc02e', '#e8a24a', '#7a3a10'],
    ['#dfe6ee', '#4dd8ff', '#2b3a5a'],
  ],
  companions: ['book', 'key', 'ankh'],
  draw: (pen, [a, b]) => {
    const glass = symmetric(
      -70,
      [30, -70, 50, -70, 52, -70],
      [52, -28, 14, -16, 10, 0],
      [14, 16, 52, 28, 52, 70],
      [30, 70, 10, 70, 0, 70],
    )
    return (
      pen.flat(
        glass,
        pen.linear(
          [
            [0, '#ffffff', 0.7],
            [0.5, '#bfe8ff', 0.5],
            [1, '#ffffff', 0.6],
          ],
          10,
        ),
      ) +
      `<g ${pen.clip(glass)}>${pen.flat(
        'M-60 -40Q0 -30 60 -40V0H-60Z',
        pen.linear([
          [0, tint(b, 0.4)],
          [1, b],
        ]),
      )}${pen.flat(
        'M-60 76V66Q0 10 60 66V76Z',
        pen.linear([
          [0, tint(b, 0.4)],
          [1, shade(b, 0.2)],
        ]),
      )}${pen.line('M0 0V50', b, 4)}</g>` +
      pen.line(glass, '#16324a', 4) +
      pen.gloss(-30, -44, 8, 18, 14) +
      pen.gloss(-28, 46, 8, 16, -14) +
      mirrored(pen.metal(box(58, -74, 13, 148, 6), a, { bevel: 2, angle: 0 }) + pen.ball(64, 0, 10, a, 2.5)) +
      pen.metal(box(-80, -94, 160, 24, 9), a, { bevel: 4 }) +
      pen.metal(box(-80, 70, 160, 24, 9), a, { bevel: 4 }) +
      pen.ball(0, -82, 8, '#e11d48', 2) +
      pen.ball(0, 82, 8, '#e11d48', 2)
    )
  },
}

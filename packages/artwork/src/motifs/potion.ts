import { shade, tint } from '../colour.ts'
import { box, circle, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A flask that bubbles. */
export const potion: Motif = {
  coats: [
    ['#b03bff', '#ffd9ff', '#8a5a2a'],
    ['#12c96b', '#d9ffe0', '#8a5a2a'],
    ['#ff3b6a', '#ffd9e0', '#8a5a2a'],
    ['#18a8ff', '#d9f6ff', '#8a5a2a'],
  ],
  companions: ['book', 'wizard-hat', 'mushroom'],
  draw: (pen, [a, b, c]) => {
    const glass = symmetric(-66, [8, -66, 18, -66, 20, -66], [20, -34, 22, -28, 40, -10], [90, 30, 76, 92, 0, 92])
    return (
      pen.glow(0, 30, 100, a, 0.55) +
      pen.flat(
        glass,
        pen.linear([
          [0, '#ffffff', 0.55],
          [1, tint(a, 0.5), 0.6],
        ]),
      ) +
      `<g ${pen.clip(glass)}>${pen.flat(
        'M-100 24Q-50 8 0 24T100 24V100H-100Z',
        pen.linear([
          [0, tint(a, 0.35)],
          [0.4, a],
          [1, shade(a, 0.4)],
        ]),
      )}${pen.flat('M-100 24Q-50 8 0 24T100 24V34Q50 16 0 34T-100 34Z', b, 0.8)}</g>` +
      pen.line(glass, shade(a, 0.7), 5) +
      pen.flat(
        circle(-20, 54, 8) + circle(16, 64, 6) + circle(30, 46, 5) + circle(-2, 42, 4) + circle(-36, 66, 4),
        b,
        0.8,
      ) +
      pen.solid(box(-28, -80, 56, 18, 7), tint(a, 0.3), { bevel: 3 }) +
      pen.solid(box(-18, -104, 36, 28, 6), c, { bevel: 3 }) +
      pen.gloss(-38, 30, 10, 28, 24) +
      pen.ball(-30, -58, 8, b, 0) +
      pen.ball(34, -80, 6, b, 0) +
      pen.ball(40, -52, 10, b, 0) +
      pen.solid('M-26 -62Q-30 -40 -24 -34L-30 -34Q-40 -44 -34 -62Z', '#f0b429', { outline: 2, bevel: 1 })
    )
  },
}

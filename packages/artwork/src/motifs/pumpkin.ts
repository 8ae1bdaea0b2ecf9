import { shade } from '../colour.ts'
import { ellipse, mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A carved pumpkin lit inside. */
export const pumpkin: Motif = {
  coats: [
    ['#ff8a1c', '#ffe45c', '#3f7a2a'],
    ['#8a5aff', '#7dff8a', '#3a2a5a'],
  ],
  companions: ['moon', 'potion', 'cat'],
  draw: (pen, [a, b, c]) =>
    mirrored(pen.solid(ellipse(50, 14, 46, 66), shade(a, 0.14), { bevel: 6 })) +
    mirrored(pen.solid(ellipse(26, 14, 40, 72), shade(a, 0.05), { bevel: 6 })) +
    pen.solid(ellipse(0, 14, 34, 74), a, { bevel: 7 }) +
    pen.solid('M-12 -56C-10 -76 -26 -84 -20 -98C0 -100 10 -84 12 -56Z', c, { bevel: 4 }) +
    pen.glow(0, 20, 80, b, 0.4) +
    mirrored(
      pen.flat('M16 -10L50 -26L52 4Q32 12 16 -10Z', b) + pen.line('M16 -10L50 -26L52 4Q32 12 16 -10Z', '#5a2206', 4),
    ) +
    pen.flat('M-7 18H7L0 6Z', b) +
    pen.flat('M-62 30L-40 38L-30 30L-16 44L0 34L16 44L30 30L40 38L62 30C50 70 20 74 0 74C-20 74 -50 70 -62 30Z', b) +
    pen.line(
      'M-62 30L-40 38L-30 30L-16 44L0 34L16 44L30 30L40 38L62 30C50 70 20 74 0 74C-20 74 -50 70 -62 30Z',
      '#5a2206',
      4,
    ),
}

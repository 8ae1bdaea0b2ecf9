import { shade } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A dealer in evening dress. */
export const host: Motif = {
  coats: [
    ['#b0122a', '#f0c8a0', '#2a1410'],
    ['#0a6a4a', '#d9a070', '#1c0e0a'],
    ['#2b2bb0', '#ffd9b8', '#c8842a'],
    ['#1c1c28', '#8a5a3a', '#120a08'],
    ['#5a189a', '#e8b088', '#5a1a0e'],
  ],
  companions: ['cards', 'chips', 'roulette'],
  draw: (pen, [a, b, c]) => {
    return (
      pen.solid('M-46 -40C-70 10 -60 60 -44 70H44C60 60 70 10 46 -40C44 -96 -44 -96 -46 -40Z', c, { bevel: 5 }) +
      pen.solid('M-17 8H17V44Q0 58 -17 44Z', shade(b, 0.12), { bevel: 2, outline: 2.5 }) +
      pen.solid('M-98 104C-94 58 -56 48 -20 38Q0 66 20 38C56 48 94 58 98 104Z', a, { bevel: 6 }) +
      pen.flat('M-22 38L0 86L22 38Q0 64 -22 38Z', shade(b, 0.05)) +
      pen.line('M-22 38L0 86L22 38', '#ffc02e', 4) +
      mirrored(pen.line('M60 62Q66 80 64 102', shade(a, 0.5), 4, 0.7)) +
      pen.solid(symmetric(-72, [30, -72, 42, -50, 41, -24], [40, 2, 20, 24, 0, 26]), b, { bevel: 4, depth: 0.7 }) +
      mirrored(
        pen.flat('M9 -24Q20 -33 32 -24Q20 -15 9 -24Z', '#fffdf8') +
          pen.flat(circle(20, -24, 5), shade(c, 0.2)) +
          pen.flat(circle(18.5, -26, 1.6), '#fff') +
          pen.line('M8 -24Q20 -35 34 -26', '#180c0c', 3.4) +
          pen.line('M9 -38Q20 -45 32 -38', c, 3.6) +
          pen.glow(28, -6, 13, '#ff6a6a', 0.55) +
          pen.ball(43, 0, 5, '#ffc02e', 1.5),
      ) +
      pen.line('M-2 -18L-5 -6Q0 -3 4 -6', shade(b, 0.4), 2.6) +
      pen.flat('M-14 6Q-6 2 0 4Q6 2 14 6Q0 18 -14 6Z', '#d0243e') +
      pen.line('M-14 6Q0 10 14 6', '#7a0a1e', 1.8) +
      pen.solid('M0 -88C40 -92 58 -56 48 -14C46 -40 30 -58 2 -62C-14 -56 -40 -50 -46 -10C-62 -56 -38 -90 0 -88Z', c, {
        bevel: 5,
      }) +
      pen.gloss(-18, -76, 22, 7, -16, 0.5) +
      pen.ball(0, 84, 6, '#ff3b5a', 2)
    )
  },
}

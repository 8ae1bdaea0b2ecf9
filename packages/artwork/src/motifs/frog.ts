import { shade } from '../colour.ts'
import { circle, ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A frog with a crown. */
export const frog: Motif = {
  coats: [
    ['#4fbf3a', '#d9ff9a', '#ffc02e'],
    ['#12b8a0', '#c8fff0', '#ff8a1c'],
    ['#ff8a3a', '#ffe9a8', '#2b9bff'],
  ],
  companions: ['lotus', 'crown', 'fortune-coin'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(pen.solid('M44 40C90 30 104 76 84 92H40Z', shade(a, 0.12), { bevel: 5 })) +
      pen.solid(symmetric(-6, [60, -6, 84, 20, 78, 60], [70, 92, 30, 94, 0, 94]), a, { bevel: 7 }) +
      pen.solid(ellipse(0, 68, 46, 26), b, { outline: 0, bevel: 3, depth: 0.5 }) +
      mirrored(pen.solid(circle(44, -34, 31), a, { bevel: 5 }) + pen.eye(44, -36, 21, c, -2)) +
      pen.solid(symmetric(-30, [50, -32, 92, -10, 88, 20], [84, 46, 40, 54, 0, 54]), a, { bevel: 6 }) +
      pen.line('M-64 14Q0 48 64 14', shade(a, 0.7), 5) +
      mirrored(
        pen.flat(circle(8, -8, 3), shade(a, 0.7)) +
          pen.glow(64, 22, 15, '#ff7a8a', 0.8) +
          pen.ball(66, -2, 5, b, 0) +
          pen.ball(54, 8, 3.4, b, 0),
      ) +
      pen.metal('M-30 -50L-36 -92L-16 -72L0 -100L16 -72L36 -92L30 -50Q0 -42 -30 -50Z', '#ffc02e', { bevel: 3 }) +
      pen.ball(0, -62, 7, '#e11d48', 2)
    )
  },
}

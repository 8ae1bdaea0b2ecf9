import { shade } from '../colour.ts'
import { ellipse, mirrored, star, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A lucky cat with a raised paw. */
export const cat: Motif = {
  coats: [
    ['#fffaf0', '#e3122d', '#ffc02e'],
    ['#ffc02e', '#c8102e', '#fff3b0'],
    ['#2a2430', '#e11d48', '#ffc02e'],
  ],
  companions: ['fortune-coin', 'ingot', 'lantern'],
  draw: (pen, [a, b, c]) => {
    return (
      pen.solid(symmetric(0, [50, 0, 76, 40, 70, 92], [40, 100, 20, 100, 0, 100]), a, { bevel: 6, depth: 0.7 }) +
      pen.solid('M52 40C92 20 96 -40 86 -76C80 -94 56 -90 58 -70C60 -40 48 -10 34 10Z', a, { bevel: 5, depth: 0.7 }) +
      pen.line('M66 -80v10M76 -80v10', shade(a, 0.4), 3) +
      mirrored(
        pen.solid('M18 -62L52 -98Q64 -70 62 -38Z', a, { bevel: 4, depth: 0.7 }) +
          pen.flat('M32 -64L50 -82Q56 -68 54 -50Z', '#ff8a9a'),
      ) +
      pen.solid(symmetric(-76, [46, -78, 70, -50, 68, -20], [66, 12, 36, 24, 0, 24]), a, { bevel: 6, depth: 0.7 }) +
      mirrored(
        pen.eye(26, -26, 11, '#d98a10', -1) +
          pen.glow(44, -4, 14, '#ff8a9a', 0.8) +
          pen.line('M40 -8L72 -14M40 -2L72 2', shade(a, 0.55), 2),
      ) +
      pen.flat('M-7 -12H7L0 -4Z', '#ff5a6e') +
      pen.line('M0 -4V0M0 0Q-10 8 -18 0M0 0Q10 8 18 0', shade(a, 0.7), 3.5) +
      pen.solid('M-48 16Q0 42 48 16L50 30Q0 56 -50 30Z', b, { bevel: 2 }) +
      pen.ball(0, 42, 12, c) +
      pen.metal(ellipse(-14, 76, 30, 22), c, { bevel: 3 }) +
      pen.flat(star(-14, 76, 5, 13, 6), shade(c, 0.4)) +
      pen.solid(ellipse(-44, 70, 20, 16), a, { bevel: 3, depth: 0.6 }) +
      mirrored(pen.solid(ellipse(44, 96, 24, 10), a, { bevel: 3, depth: 0.6 }))
    )
  },
}

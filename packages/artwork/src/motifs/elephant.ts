import { shade } from '../colour.ts'
import { mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An elephant in a jewelled cloth. */
export const elephant: Motif = {
  coats: [
    ['#8a9ab0', '#e3122d', '#ffc02e'],
    ['#b8a0c8', '#2b6fd6', '#ffd75e'],
    ['#c8b8a8', '#0a8a6a', '#ffc02e'],
  ],
  companions: ['lotus', 'gem', 'drum'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        pen.solid('M40 -48C84 -76 112 -40 104 6C98 44 70 52 46 30Z', a, { bevel: 6 }) +
          pen.flat('M56 -34C80 -48 94 -28 90 2C84 26 70 30 56 20Z', '#f0a8b8', 0.75),
      ) +
      pen.solid(
        'M0 -80C40 -80 62 -50 58 -12C56 12 40 24 30 34C28 60 34 84 52 84C62 84 62 72 56 70C70 66 78 84 66 96C44 110 10 96 4 56C-8 56 -22 48 -30 34C-40 24 -56 12 -58 -12C-62 -50 -40 -80 0 -80Z',
        a,
        { bevel: 7 },
      ) +
      pen.line('M6 44Q18 50 30 44M8 60Q20 64 30 58M14 76Q24 76 34 70', shade(a, 0.45), 3.5, 0.7) +
      mirrored(
        pen.solid('M22 32C36 34 48 44 54 62C40 62 26 54 18 42Z', '#fffdf0', { bevel: 2, outline: 2.5, depth: 0.6 }) +
          pen.eye(30, -8, 9, '#5a3a1e', -1) +
          pen.line('M18 -22Q30 -28 42 -20', shade(a, 0.6), 4),
      ) +
      pen.solid('M-44 -62Q0 -96 44 -62C34 -40 14 -34 0 -6C-14 -34 -34 -40 -44 -62Z', b, { bevel: 4 }) +
      pen.line('M-38 -58C-28 -40 -10 -34 0 -12C10 -34 28 -40 38 -58', c, 4) +
      pen.ball(0, -46, 10, c, 2.5) +
      pen.ball(0, -2, 6, c, 2) +
      mirrored(pen.ball(24, -62, 5, '#fff', 1.5))
    )
  },
}

import { shade } from '../colour.ts'
import { circle, ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A friendly bear. */
export const bear: Motif = {
  coats: [
    ['#8a5428', '#f0d0a0', '#2a1206'],
    ['#eef4fa', '#ffffff', '#2a3a4a'],
    ['#5a3a2e', '#d9b48a', '#1c0e0a'],
  ],
  companions: ['honey', 'mushroom', 'snowflake'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(pen.solid(circle(56, -56, 27), a, { bevel: 4 }) + pen.flat(circle(57, -55, 14), b)) +
      pen.solid(symmetric(-78, [52, -82, 86, -40, 82, 10], [80, 60, 44, 88, 0, 88]), a, { bevel: 8 }) +
      pen.solid(ellipse(0, 42, 42, 34), b, { bevel: 4, outline: 2.5, depth: 0.6 }) +
      pen.solid('M-19 18Q0 10 19 18Q14 36 0 40Q-14 36 -19 18Z', c, { bevel: 3 }) +
      pen.gloss(-4, 19, 9, 4, 0, 0.8) +
      pen.line('M0 40V50M0 50Q-14 62 -26 52M0 50Q14 62 26 52', c, 4) +
      mirrored(pen.eye(34, -10, 11, '#5a3010', -1) + pen.line('M20 -28Q34 -36 46 -26', shade(a, 0.6), 5))
    )
  },
}

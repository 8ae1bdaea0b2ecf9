import { shade, tint } from '../colour.ts'
import { leaf } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bunch of grapes. */
export const grapes: Motif = {
  coats: [
    ['#8e2de2', '#57b83a', '#6b4a1e'],
    ['#2fbf71', '#57b83a', '#6b4a1e'],
    ['#c2185b', '#4fa83a', '#6b4a1e'],
  ],
  companions: ['cherry', 'lemon', 'plum'],
  draw: (pen, [a, b, c]) => {
    const rows = [[-54, -18, 18, 54], [-36, 0, 36], [-54, -18, 18, 54], [-36, 0, 36], [-18, 18], [0]]
    const balls = rows.map((r, i) => r.map((x) => pen.ball(x, -36 + i * 24, 23, a, 2.5)).join('')).join('')
    return (
      pen.line('M0 -50C-4 -74 8 -84 18 -94', shade(c, 0.5), 13) +
      pen.line('M0 -50C-4 -74 8 -84 18 -94', c, 7) +
      pen.solid('M0 -62C-20 -96 -56 -88 -66 -72C-84 -74 -92 -58 -86 -46C-70 -30 -30 -38 0 -62Z', b) +
      pen.line('M-6 -62Q-40 -72 -74 -58', shade(b, 0.5), 3) +
      pen.solid(leaf(4, -62, 66, -70, 0.4), tint(b, 0.15)) +
      balls
    )
  },
}

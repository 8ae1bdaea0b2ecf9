import { shade, tint } from '../colour.ts'
import { leaf } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two cherries on their stems. */
export const cherry: Motif = {
  coats: [
    ['#e3122d', '#3fae2a', '#7a4a1e'],
    ['#c2186b', '#57c84d', '#6b4a1e'],
    ['#ff5a2a', '#3fae2a', '#7a4a1e'],
  ],
  companions: ['lemon', 'bell', 'seven'],
  draw: (pen, [a, b]) => {
    const stems = 'M-38 24C-34 -26 -8 -58 26 -82M44 34C48 -8 42 -50 26 -82'
    return (
      pen.line(stems, shade(b, 0.7), 13) +
      pen.line(stems, shade(b, 0.15), 7) +
      pen.solid(leaf(26, -80, -62, -70, 0.3), b) +
      pen.line('M20 -79L-40 -73', shade(b, 0.45), 3) +
      pen.solid(leaf(28, -82, 84, -60, 0.34), tint(b, 0.1)) +
      pen.line('M32 -80L70 -65', shade(b, 0.45), 3) +
      pen.ball(-38, 42, 46, a) +
      pen.ball(46, 52, 42, a) +
      pen.line('M-52 6Q-38 16 -24 6M34 20Q46 28 58 19', shade(a, 0.6), 4, 0.7)
    )
  },
}

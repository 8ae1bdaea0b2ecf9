import { shade } from '../colour.ts'
import { poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A thunderbolt. */
export const lightning: Motif = {
  coats: [
    ['#ffd60a', '#ffffff', '#b35a00'],
    ['#4dd8ff', '#ffffff', '#0a4ab0'],
    ['#d07bff', '#ffffff', '#5a0ab0'],
  ],
  companions: ['cloud-god', 'shield', 'sun'],
  draw: (pen, [a, b, c]) => {
    const d = poly(18, -104, -58, 14, -12, 12, -34, 104, 62, -28, 12, -24, 50, -104)
    return (
      pen.glow(0, 0, 108, a, 0.9) +
      pen.line(d, shade(c, 0.4), 18) +
      pen.line(d, a, 10) +
      pen.solid(d, a, { bevel: 7 }) +
      pen.flat(poly(20, -92, -32, 2, -18, 2, 32, -92), b, 0.75) +
      pen.line('M-70 -56l-20 -10M-76 40l-22 8M72 40l22 10M70 -54l20 -12', b, 6) +
      pen.flat(sparkle(50, -60, 24), '#fff')
    )
  },
}

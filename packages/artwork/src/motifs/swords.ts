import { shade } from '../colour.ts'
import { box, place, poly, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two crossed swords. */
export const swords: Motif = {
  coats: [
    ['#dfe8f2', '#ffc02e', '#b0122a'],
    ['#9be8ff', '#c9d2dc', '#2b2bb0'],
  ],
  companions: ['shield', 'helm', 'crown'],
  draw: (pen, [a, b, c]) => {
    const one =
      pen.metal(poly(0, -116, 14, -92, 12, 36, -12, 36, -14, -92), a, { bevel: 3, angle: 0 }) +
      pen.flat(poly(0, -108, 2.5, -88, 2.5, 32, -2.5, 32, -2.5, -88), shade(a, 0.3), 0.6) +
      pen.metal('M-40 30C-30 40 30 40 40 30L44 42C28 52 -28 52 -44 42Z', b, { bevel: 2 }) +
      pen.solid(box(-8, 48, 16, 38, 5), c, { bevel: 3 }) +
      pen.ball(0, 92, 11, b)
    return (
      place(one, 2, 4, 1, 42) +
      place(one, -2, 4, 1, -42) +
      pen.flat(star(0, -12, 8, 26, 10), '#fff6c0') +
      pen.glow(0, -12, 40, '#ffe07a', 0.8)
    )
  },
}

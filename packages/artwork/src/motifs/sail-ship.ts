import { shade } from '../colour.ts'
import { circle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A galleon under full sail. */
export const sailShip: Motif = {
  coats: [
    ['#fff1d6', '#8a4a1e', '#e11d48'],
    ['#f0e6ff', '#5a2a4a', '#1c1c28'],
    ['#fff6e0', '#6a3a1e', '#0a6ac8'],
  ],
  companions: ['anchor', 'map', 'ship-wheel'],
  draw: (pen, [a, b, c]) => {
    const sail = (x: number, y: number, w: number, h: number) =>
      pen.solid(
        `M${x - w} ${y}Q${x} ${y - 8} ${x + w} ${y}Q${x + w * 1.3} ${y + h * 0.6} ${x + w * 0.9} ${y + h}Q${x} ${y + h * 0.82} ${x - w * 0.9} ${y + h}Q${x - w * 0.5} ${y + h * 0.5} ${x - w} ${y}Z`,
        a,
        { bevel: 4, depth: 0.7 },
      )
    return (
      pen.line('M-44 46V-70M6 46V-96M54 46V-64M54 30L100 4', shade(b, 0.4), 7) +
      pen.solid('M6 -104L38 -94L6 -84Z', c, { outline: 2, bevel: 1 }) +
      sail(-44, -62, 24, 40) +
      sail(-44, -16, 30, 42) +
      sail(54, -54, 20, 36) +
      sail(54, -14, 25, 38) +
      sail(6, -80, 28, 48) +
      sail(6, -26, 36, 54) +
      pen.flat(star(10, 2, 5, 16, 7), c) +
      pen.solid('M-96 14L-80 18L-78 38H70L92 24C88 62 74 84 56 88H-58C-80 76 -92 50 -96 14Z', b, { bevel: 5 }) +
      pen.line('M-84 48H80M-76 64H72', '#ffc02e', 4) +
      [-50, -22, 6, 34].map((x) => pen.flat(circle(x, 56, 5), '#ffe07a')).join('') +
      pen.flat(
        'M-104 92Q-80 76 -56 92T-8 92T40 92T88 92L104 90V104H-104Z',
        pen.linear([
          [0, '#bff4ff'],
          [1, '#18a8e0'],
        ]),
      )
    )
  },
}

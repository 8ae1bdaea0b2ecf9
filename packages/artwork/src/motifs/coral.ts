import { shade, tint } from '../colour.ts'
import { circle, ellipse } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A branch of coral. */
export const coral: Motif = {
  coats: [
    ['#ff5a6e', '#ffc2b0', '#2b9ad6'],
    ['#ffb020', '#fff0b0', '#12a8a0'],
    ['#c86bff', '#f0c8ff', '#2b6fd6'],
  ],
  companions: ['fish', 'shell', 'seahorse'],
  draw: (pen, [a, b, c]) => {
    const d =
      'M0 92V20M0 60C-30 50 -44 30 -46 -8M-44 10C-66 0 -76 -20 -78 -46M-46 -8C-40 -30 -44 -50 -36 -72M0 20C-6 -10 6 -40 -2 -90M-2 -40C-14 -54 -14 -66 -12 -74M0 40C30 34 48 12 50 -22M50 0C70 -10 80 -30 80 -54M50 -22C44 -44 50 -62 42 -84'
    return (
      pen.line(d, shade(a, 0.72), 27) +
      pen.line(d, a, 20) +
      pen.line(d, tint(a, 0.5), 7, 0.7) +
      [
        [-46, -20],
        [46, -40],
        [0, -60],
        [-70, -34],
        [74, -40],
        [0, 40],
        [-30, 36],
        [34, 22],
      ]
        .map(([x, y]) => pen.flat(circle(x as number, y as number, 4.5), b))
        .join('') +
      pen.solid(ellipse(0, 94, 64, 14), shade(c, 0.3), { bevel: 3 })
    )
  },
}

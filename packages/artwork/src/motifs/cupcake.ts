import { shade } from '../colour.ts'
import { box, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A cupcake with a cherry. */
export const cupcake: Motif = {
  coats: [
    ['#ff8ec2', '#8a4a2a', '#e3122d'],
    ['#9bf0d9', '#b05a3a', '#ff4d8a'],
    ['#c8a8ff', '#7a3a5a', '#ffd43b'],
  ],
  companions: ['candy', 'donut', 'strawberry'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-62 18H62L46 98H-46Z', b, { bevel: 5 }) +
    pen.line('M-44 24L-34 94M-22 24L-17 94M0 24V94M22 24L17 94M44 24L34 94', shade(b, 0.45), 4) +
    pen.solid(
      'M-80 20C-92 -4 -70 -22 -56 -18C-56 -46 -30 -52 -24 -46C-22 -72 22 -72 24 -46C30 -52 56 -46 56 -18C70 -22 92 -4 80 20C60 38 -60 38 -80 20Z',
      a,
      { bevel: 9 },
    ) +
    pen.line('M-56 -14Q0 12 56 -14M-24 -42Q0 -28 24 -42', shade(a, 0.3), 4, 0.7) +
    pen.ball(0, -72, 22, c) +
    pen.line('M2 -92Q8 -106 22 -108', '#3a6a1e', 5) +
    [
      [-50, 6, '#4dd0ff'],
      [-20, -8, '#ffd43b'],
      [14, 12, '#69db7c'],
      [44, 2, '#b197fc'],
      [-4, 22, '#ff6b6b'],
      [28, -18, '#4dd0ff'],
      [-36, -22, '#69db7c'],
    ]
      .map(([x, y, t], i) =>
        place(pen.flat(box(-7, -2.5, 14, 5, 2.5), t as string), x as number, y as number, 1, i * 50),
      )
      .join(''),
}

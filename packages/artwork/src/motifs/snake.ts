import { shade, tint } from '../colour.ts'
import { poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A coiled snake that rears up. */
export const snake: Motif = {
  coats: [
    ['#2fa84f', '#ffe07a', '#e3122d'],
    ['#8a2be2', '#ffc02e', '#12c98b'],
    ['#ff9326', '#fff0a0', '#2b6fd6'],
  ],
  companions: ['gem', 'ankh', 'lotus'],
  draw: (pen, [a, b, c]) => {
    const coil = 'M-70 62C-70 34 70 34 70 62C70 92 -70 92 -70 62'
    return (
      pen.line(coil, shade(a, 0.72), 46) +
      pen.line(coil, a, 39) +
      pen.line('M-70 54C-70 28 70 28 70 54', tint(a, 0.4), 8, 0.6) +
      pen.line('M40 40C90 10 60 -34 10 -24C-44 -14 -50 -50 -20 -64', shade(a, 0.72), 44) +
      pen.line('M40 40C90 10 60 -34 10 -24C-44 -14 -50 -50 -20 -64', a, 37) +
      pen.line('M34 30C74 8 50 -26 8 -16C-40 -6 -50 -40 -34 -58', b, 10, 0.9) +
      pen.solid(
        'M-34 -98C-4 -108 36 -92 48 -66C52 -50 30 -42 4 -42C-30 -42 -58 -60 -54 -80C-52 -90 -44 -96 -34 -98Z',
        a,
        { bevel: 6 },
      ) +
      pen.line('M46 -60Q62 -58 70 -50M70 -50L84 -52M70 -50L78 -38', '#e3122d', 4.5) +
      pen.eye(8, -76, 10, b, 2) +
      pen.line('M-6 -86L22 -88', '#14240a', 5) +
      pen.line('M44 -62Q20 -52 -6 -56', shade(a, 0.7), 4) +
      [
        [-50, 62],
        [-20, 72],
        [14, 73],
        [46, 66],
      ]
        .map(([x, y]) =>
          pen.flat(
            poly(
              (x as number) - 12,
              y as number,
              x as number,
              (y as number) - 10,
              (x as number) + 12,
              y as number,
              x as number,
              (y as number) + 10,
            ),
            b,
          ),
        )
        .join('') +
      pen.flat(poly(-26, -86, -16, -78, -26, -70, -36, -78), c)
    )
  },
}

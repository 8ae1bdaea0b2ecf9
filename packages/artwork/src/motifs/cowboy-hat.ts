import { shade } from '../colour.ts'
import { star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A cowboy's hat with a badge. */
export const cowboyHat: Motif = {
  coats: [
    ['#a8642a', '#e8c46a', '#5a2a0a'],
    ['#2a2430', '#c9d2dc', '#0e0a12'],
    ['#e0c49a', '#b0122a', '#8a6a3a'],
  ],
  companions: ['sheriff', 'cactus', 'boot'],
  draw: (pen, [a, b, c]) =>
    pen.solid(
      'M-100 16C-80 44 -40 58 0 58C40 58 80 44 100 16C104 48 70 84 0 84C-70 84 -104 48 -100 16Z',
      shade(a, 0.15),
      { bevel: 6 },
    ) +
    pen.solid(
      'M-54 44C-54 0 -50 -62 -26 -66C-12 -68 -8 -54 0 -54C8 -54 12 -68 26 -66C50 -62 54 0 54 44Q0 66 -54 44Z',
      a,
      { bevel: 7 },
    ) +
    pen.flat('M-14 -56Q0 -46 14 -56Q8 -20 0 10Q-8 -20 -14 -56Z', shade(a, 0.5), 0.5) +
    pen.solid('M-55 24Q0 48 55 24V44Q0 68 -55 44Z', c, { bevel: 2 }) +
    pen.metal(star(0, 46, 5, 24, 11), b, { bevel: 3 }) +
    pen.gloss(-34, -26, 8, 24, 8, 0.6),
}

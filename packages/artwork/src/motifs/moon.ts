import { shade } from '../colour.ts'
import { circle, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crescent moon asleep among stars. */
export const moon: Motif = {
  coats: [
    ['#ffe9a0', '#e8b84a', '#fffdf0'],
    ['#cfe6ff', '#6a9ae0', '#ffffff'],
    ['#ffc2d9', '#d66a9a', '#fff6fb'],
  ],
  companions: ['gold-star', 'rocket', 'owl'],
  draw: (pen, [a, b, c]) => {
    const d =
      'M30 -94C-30 -110 -94 -64 -94 4C-94 66 -44 104 16 96C46 92 70 74 82 50C50 62 4 48 -10 4C-20 -34 -4 -74 30 -94Z'
    return (
      pen.glow(-20, 0, 116, a, 0.5) +
      pen.solid(d, a, { bevel: 8, depth: 0.8 }) +
      pen.flat(
        circle(-62, -16, 11) + circle(-44, 42, 14) + circle(-70, 26, 6) + circle(-26, -66, 8) + circle(10, 78, 8),
        b,
        0.55,
      ) +
      pen.line('M-38 6Q-28 16 -16 8', shade(b, 0.6), 5) +
      pen.flat(star(44, -28, 5, 28, 12, 12), '#ffd43b') +
      pen.flat(star(74, 14, 5, 16, 7, -8), '#fff3a0') +
      pen.flat(star(24, 20, 5, 12, 5, 20), '#fffbe0') +
      pen.flat(sparkle(78, -70, 22), c)
    )
  },
}

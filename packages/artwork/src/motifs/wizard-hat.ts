import { shade } from '../colour.ts'
import { box, ellipse, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pointed hat with stars. */
export const wizardHat: Motif = {
  coats: [
    ['#4a2ad6', '#ffc02e', '#2a0a7a'],
    ['#0a7a6a', '#ffd75e', '#06403a'],
    ['#8a1258', '#ffc02e', '#4a0630'],
  ],
  companions: ['potion', 'crystal-ball', 'book'],
  draw: (pen, [a, b, c]) => {
    const hat = 'M-52 46C-40 -10 -30 -40 10 -74C26 -90 52 -104 72 -92C60 -82 50 -76 46 -62C40 -20 50 14 56 46Z'
    return (
      pen.solid(ellipse(0, 56, 98, 32), shade(a, 0.12), { bevel: 6 }) +
      pen.solid(hat, a, { bevel: 7 }) +
      pen.line('M-4 -58Q18 -50 40 -56M-30 -20Q0 -8 12 -14', shade(a, 0.5), 4, 0.6) +
      pen.solid('M-54 34Q0 60 56 34L58 54Q0 80 -58 54Z', c, { bevel: 2 }) +
      pen.metal(box(-18, 40, 36, 32, 5), b, { bevel: 3 }) +
      pen.flat(box(-9, 49, 18, 14, 2), c) +
      pen.flat(
        star(-6, 6, 5, 17, 7, 12) + star(24, -24, 5, 11, 5, -8) + star(28, 20, 5, 8, 4) + star(-30, 24, 5, 7, 3),
        b,
      ) +
      pen.flat(sparkle(76, -92, 22), '#fff')
    )
  },
}

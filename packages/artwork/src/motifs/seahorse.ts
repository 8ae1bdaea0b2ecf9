import { shade, tint } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A seahorse with a curled tail. */
export const seahorse: Motif = {
  coats: [
    ['#ffb020', '#fff0b0', '#e8602a'],
    ['#2fc9d6', '#d9ffff', '#0a6ab0'],
    ['#c86bff', '#f4d9ff', '#6a1fb0'],
  ],
  companions: ['coral', 'pearl', 'jellyfish'],
  draw: (pen, [a, b, c]) => {
    const body =
      'M-14 -44C24 -40 44 -8 32 24C24 46 4 50 4 68C6 84 28 84 30 70C32 62 22 58 18 66C10 56 24 44 38 54C56 70 38 104 6 100C-24 96 -30 66 -20 46C-30 30 -36 -10 -14 -44Z'
    return (
      pen.solid('M32 -22C62 -24 74 -4 66 20C56 10 46 14 34 18Z', c, { bevel: 4 }) +
      pen.line('M38 -12L58 -6M38 -2L58 6M38 8L54 14', tint(c, 0.5), 3, 0.7) +
      pen.solid(body, a, { bevel: 6 }) +
      pen.line('M-26 6Q-6 14 14 6M-26 22Q-8 32 10 24M-22 38Q-8 46 6 40M-28 -10Q-8 -2 18 -10', shade(a, 0.4), 3.5, 0.7) +
      pen.solid(
        'M-18 -100L-6 -84L8 -98L14 -78L32 -80L26 -62C34 -46 24 -28 2 -28C-16 -28 -22 -36 -30 -40C-44 -40 -62 -34 -78 -26C-86 -32 -86 -44 -78 -48C-62 -52 -46 -60 -36 -72C-30 -80 -24 -86 -18 -100Z',
        a,
        { bevel: 6 },
      ) +
      pen.eye(-8, -60, 11, '#2a5ab0', -1) +
      pen.ball(10, -46, 4, b, 0) +
      pen.ball(18, -56, 3, b, 0) +
      pen.line('M-78 -36L-64 -40', shade(a, 0.7), 3) +
      pen.gloss(12, -6, 6, 18, 10, 0.6)
    )
  },
}

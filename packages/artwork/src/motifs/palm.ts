import { shade } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A palm on its island. */
export const palm: Motif = {
  coats: [
    ['#2fa84f', '#9a5a2a', '#ffd98a'],
    ['#12b8a0', '#8a4a2a', '#ffe0a0'],
    ['#7a3ae0', '#5a2a5a', '#ff9ad5'],
  ],
  companions: ['coconut', 'parrot', 'sun'],
  draw: (pen, [a, b, c]) => {
    const frond = (t: number, s: number) =>
      place(
        pen.solid(
          'M0 0C24 -24 60 -26 88 6C78 4 74 8 70 14C64 6 58 6 54 12C48 4 42 4 38 10C32 2 26 2 22 8C14 2 6 4 0 0Z',
          a,
          { bevel: 4, outline: 2.5 },
        ),
        -4,
        -44,
        s,
        t,
      )
    return (
      pen.solid('M-96 96C-70 66 70 66 96 96Z', c, { bevel: 5 }) +
      pen.solid('M-6 88C-2 40 -18 0 -12 -42L6 -44C4 0 20 40 22 88Z', b, { bevel: 4, angle: 0 }) +
      pen.line(
        'M-10 -20Q0 -14 6 -20M-10 0Q0 6 8 0M-8 22Q4 28 12 22M-6 46Q6 52 16 46M-4 68Q8 74 20 68',
        shade(b, 0.5),
        3.5,
      ) +
      frond(-150, 0.9) +
      frond(-30, 0.9) +
      frond(-195, 1) +
      frond(14, 1) +
      frond(-110, 0.86) +
      frond(-70, 0.86) +
      pen.ball(-14, -38, 12, '#7a4a26', 2.5) +
      pen.ball(8, -36, 12, '#7a4a26', 2.5) +
      pen.ball(-4, -28, 11, '#8a5a30', 2.5)
    )
  },
}

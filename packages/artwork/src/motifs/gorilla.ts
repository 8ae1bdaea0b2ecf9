import { shade } from '../colour.ts'
import { circle, ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A mighty ape. */
export const gorilla: Motif = {
  coats: [
    ['#3a3446', '#b8a49a', '#ffb81c'],
    ['#5a4a3a', '#d9bfa6', '#e3122d'],
    ['#6a7a90', '#d0d6de', '#2b8bff'],
  ],
  companions: ['palm', 'banana', 'drum'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(pen.solid(circle(74, -6, 20), b, { bevel: 3 })) +
      pen.solid(symmetric(-96, [40, -98, 62, -66, 70, -36], [86, 4, 84, 60, 54, 84], [34, 96, 14, 98, 0, 98]), a, {
        bevel: 8,
      }) +
      pen.solid(
        'M0 -34C20 -52 60 -46 58 -8C58 8 50 12 48 24C62 40 56 84 0 86C-56 84 -62 40 -48 24C-50 12 -58 8 -58 -8C-60 -46 -20 -52 0 -34Z',
        b,
        { bevel: 5 },
      ) +
      pen.solid(
        'M-60 -20C-40 -46 -16 -36 0 -28C16 -36 40 -46 60 -20C40 -22 16 -20 0 -12C-16 -20 -40 -22 -60 -20Z',
        shade(b, 0.3),
        { bevel: 3 },
      ) +
      mirrored(
        pen.eye(27, -6, 9.5, c, -1) +
          pen.flat(ellipse(12, 24, 8, 6), '#2a1a20') +
          pen.line('M28 10Q36 18 46 16', shade(b, 0.4), 3),
      ) +
      pen.line('M-24 14Q-12 2 0 12Q12 2 24 14', shade(b, 0.45), 4) +
      pen.flat('M-38 50Q0 34 38 50Q34 76 0 76Q-34 76 -38 50Z', '#5a0a16') +
      pen.flat('M-34 50Q0 38 34 50L30 58Q0 48 -30 58Z', '#fffdf0') +
      mirrored(pen.flat('M30 52L25 66L17 52Z', '#fffdf0') + pen.flat('M24 72L19 60L12 74Z', '#fffdf0')) +
      pen.gloss(0, -72, 34, 12, 0, 0.35)
    )
  },
}

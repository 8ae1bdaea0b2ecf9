import { shade } from '../colour.ts'
import { box, circle, ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A dealer in waistcoat and bow tie. */
export const croupier: Motif = {
  coats: [
    ['#1c1c28', '#e8b088', '#3a1c0e'],
    ['#b0122a', '#c88a5a', '#14100e'],
    ['#0a4a6a', '#ffd9b8', '#8a5a2a'],
    ['#3a0a4a', '#7a4a30', '#100a08'],
  ],
  companions: ['roulette', 'chips', 'dice'],
  draw: (pen, [a, b, c]) => {
    return (
      pen.solid('M-18 8H18V48Q0 60 -18 48Z', shade(b, 0.14), { bevel: 2, outline: 2.5 }) +
      pen.solid('M-100 104C-96 60 -58 50 -22 40L0 60L22 40C58 50 96 60 100 104Z', '#fbfaf6', { bevel: 4, depth: 0.6 }) +
      mirrored(pen.solid('M20 44C30 64 20 86 8 106H60C64 84 60 64 52 50Z', a, { bevel: 5 })) +
      pen.line('M0 70V104', '#c9c4b8', 2.5) +
      pen.ball(0, 84, 3.4, '#ffc02e', 1) +
      pen.ball(0, 98, 3.4, '#ffc02e', 1) +
      mirrored(pen.solid('M4 58C14 44 34 44 34 50V68C34 74 14 72 4 62Z', '#c8102e', { bevel: 3, outline: 2.5 })) +
      pen.solid(box(-6, 52, 12, 14, 4), '#c8102e', { bevel: 2, outline: 2.5 }) +
      mirrored(pen.solid(ellipse(45, -18, 9, 13), b, { bevel: 2, outline: 2.5 })) +
      pen.solid(symmetric(-74, [34, -74, 46, -50, 44, -22], [44, 2, 30, 26, 0, 30]), b, { bevel: 5, depth: 0.7 }) +
      mirrored(
        pen.flat('M10 -22Q21 -31 33 -22Q21 -14 10 -22Z', '#fffdf8') +
          pen.flat(circle(21, -22, 5), '#2a1a14') +
          pen.flat(circle(19.5, -24, 1.6), '#fff') +
          pen.line('M9 -22Q21 -32 34 -23', '#180c0c', 3) +
          pen.line('M8 -36Q21 -42 34 -34', c, 6),
      ) +
      pen.line('M-2 -16L-6 -2Q0 2 6 -2', shade(b, 0.42), 3) +
      pen.line('M-15 11Q0 20 15 11', '#9a3a32', 4) +
      pen.solid(
        'M-48 -26C-56 -74 -30 -98 4 -96C42 -96 56 -66 48 -26C44 -46 38 -54 26 -60C6 -52 -20 -52 -36 -58C-42 -50 -46 -40 -48 -26Z',
        c,
        { bevel: 5 },
      ) +
      pen.gloss(4, -84, 26, 7, 4, 0.45)
    )
  },
}

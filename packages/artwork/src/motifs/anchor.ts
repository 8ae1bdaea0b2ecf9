import { shade } from '../colour.ts'
import { ring } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An anchor with a rope. */
export const anchor: Motif = {
  coats: [
    ['#8a97a8', '#ffc02e', '#b07a3a'],
    ['#ffc02e', '#e11d48', '#c8a878'],
    ['#2b6fb0', '#ffd75e', '#c8a878'],
  ],
  companions: ['ship-wheel', 'chest', 'shell'],
  draw: (pen, [a, b, c]) =>
    pen.metal(
      'M-11 -58H11V-40H46V-20H11V62C34 58 54 42 58 20L42 30L62 -14L94 24L78 22C74 66 40 94 0 98C-40 94 -74 66 -78 22L-94 24L-62 -14L-42 30L-58 20C-54 42 -34 58 -11 62V-20H-46V-40H-11Z',
      a,
      { bevel: 5, angle: 20 },
    ) +
    pen.metal(ring(0, -78, 25, 13), b, { bevel: 3 }) +
    pen.line('M-58 -60C-10 -76 40 -30 -16 0C-66 28 30 60 40 34', shade(c, 0.55), 13) +
    pen.line('M-58 -60C-10 -76 40 -30 -16 0C-66 28 30 60 40 34', c, 8).replace('/>', ' stroke-dasharray="9 3"/>') +
    pen.gloss(-4, -20, 4, 50, 0, 0.6),
}

import { shade, tint } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A racing helmet with a bright visor. */
export const racingHelmet: Motif = {
  coats: [
    ['#e3122d', '#fffdf6', '#12e0ff'],
    ['#2b50c8', '#ffc02e', '#ff8a1c'],
    ['#1c1c28', '#ff3bb0', '#36f1ff'],
    ['#12b85a', '#fffdf6', '#ffc02e'],
  ],
  companions: ['race-car', 'trophy', 'whistle'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-86 40C-96 -44 -50 -88 4 -88C62 -88 94 -48 92 6C92 30 88 50 80 70L20 84C-10 88 -40 84 -70 74Z', a, {
      bevel: 9,
    }) +
    pen.flat(
      'M-20 -84C10 -92 40 -86 56 -70C30 -74 -6 -66 -30 -34C-50 -8 -54 30 -44 76L-66 72C-76 20 -66 -40 -20 -84Z',
      b,
    ) +
    pen.solid('M-30 -20C-4 -42 60 -46 92 -22C96 0 94 12 92 24C60 34 20 34 -26 24C-38 12 -38 -8 -30 -20Z', '#10131f', {
      bevel: 3,
    }) +
    pen.flat(
      'M-22 -14C4 -32 56 -34 86 -16C88 0 88 8 86 16C60 26 20 26 -20 18C-30 8 -28 -6 -22 -14Z',
      pen.linear(
        [
          [0, '#ffffff'],
          [0.25, c],
          [0.6, shade(c, 0.5)],
          [1, tint(c, 0.4)],
        ],
        60,
      ),
    ) +
    pen.gloss(10, -18, 34, 6, -6) +
    pen.line('M10 48L84 40M14 60L82 54', shade(a, 0.55), 5) +
    pen.ball(-50, 10, 12, '#c9d2dc', 2.5) +
    pen.gloss(6, -72, 30, 8, 8, 0.7),
}

import { shade } from '../colour.ts'
import { ellipse } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A horse's head with a flowing mane. */
export const horse: Motif = {
  coats: [
    ['#8a4a22', '#2a1408', '#fff0d6'],
    ['#f4efe6', '#c8b8a0', '#ffd9d0'],
    ['#2a2430', '#12101a', '#d9d0e6'],
    ['#c8742a', '#fff0c8', '#fff6e0'],
  ],
  companions: ['horseshoe', 'trophy', 'laurel'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-30 -86C-92 -70 -108 0 -96 92C-80 70 -76 90 -70 96C-60 70 -52 84 -44 90C-44 60 -30 30 -10 -10Z', b, {
      bevel: 6,
    }) +
    pen.solid(
      'M-16 -74L-14 -106L12 -82L26 -104L34 -74C54 -56 62 -26 84 14C98 34 92 58 74 62C54 66 40 44 22 36C8 52 12 76 24 98H-60C-66 40 -60 -40 -16 -74Z',
      a,
      { bevel: 7 },
    ) +
    pen.solid('M-2 -88C-30 -60 -6 -40 -20 -16C-34 6 -10 20 -30 48C-50 20 -56 -50 -20 -78Z', b, { bevel: 4 }) +
    pen.solid('M-6 -92C12 -84 20 -60 14 -40C4 -50 -4 -60 -14 -74Z', b, { bevel: 2, outline: 2.5 }) +
    pen.flat('M34 -56C50 -30 56 -6 74 18L62 22C46 0 38 -24 28 -46Z', c, 0.85) +
    pen.eye(28, -36, 10, '#5a2a0a', 1) +
    pen.line('M16 -50Q28 -56 38 -44', shade(a, 0.7), 5) +
    pen.flat(ellipse(80, 36, 7, 5), '#1c0a0a') +
    pen.line('M58 54Q66 44 82 50', shade(a, 0.7), 4) +
    pen.line('M40 -4L20 32M20 32L-40 20M34 -66L40 -4L72 6', '#e3122d', 6) +
    pen.ball(40, -4, 7, '#ffc02e', 2) +
    pen.ball(20, 32, 7, '#ffc02e', 2),
}

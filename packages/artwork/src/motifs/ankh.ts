import { shade } from '../colour.ts'
import { sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** The key of life in gold and stone. */
export const ankh: Motif = {
  coats: [
    ['#ffc02e', '#1f9dd6', '#8a4a06'],
    ['#ffd75e', '#e11d48', '#7a3a06'],
  ],
  companions: ['scarab', 'pharaoh', 'gem'],
  draw: (pen, [a, b]) =>
    pen
      .metal(
        'M-14 4C-52 -18 -50 -98 0 -98C50 -98 52 -18 14 4H66V34H14L20 98H-20L-14 34H-66V4ZM0 -70C-22 -70 -22 -30 0 -12C22 -30 22 -70 0 -70Z',
        a,
        { bevel: 6 },
      )
      .replaceAll('<use ', '<use fill-rule="evenodd" ') +
    pen.oval(0, 19, 15, 12, b) +
    pen.ball(-48, 19, 7, b, 2) +
    pen.ball(48, 19, 7, b, 2) +
    pen.line('M0 44V84', shade(a, 0.45), 5, 0.7) +
    pen.flat(sparkle(44, -72, 24), '#fff'),
}

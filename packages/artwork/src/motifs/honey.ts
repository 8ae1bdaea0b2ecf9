import { shade, tint } from '../colour.ts'
import { around, box, ellipse, place, star, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A jar of honey with a dipper. */
export const honey: Motif = {
  coats: [
    ['#ffb81c', '#c87a1a', '#fff0c0'],
    ['#e89a2a', '#8a4a1e', '#fff6d6'],
  ],
  companions: ['bear', 'bee', 'daisy'],
  draw: (pen, [a, b, c]) =>
    pen.solid(symmetric(-56, [50, -56, 78, -40, 78, 10], [78, 70, 56, 92, 0, 92]), a, { bevel: 8 }) +
    pen.solid(
      'M-60 -62H60V-36C60 -20 48 -22 46 -8C44 8 32 8 30 -6C28 -22 10 -22 8 -4C6 20 -12 20 -14 0C-16 -20 -30 -20 -34 -8C-40 4 -50 -4 -52 -18Q-60 -26 -60 -36Z',
      tint(a, 0.25),
      { bevel: 4 },
    ) +
    pen.solid(box(-52, 18, 104, 44, 8), c, { bevel: 3, depth: 0.5 }) +
    around(6, 10, (x, y) => pen.flat(star(x, y + 40, 6, 7, 6), '#ffb81c')) +
    pen.flat(star(0, 40, 6, 7, 6), '#ffb81c') +
    place(
      pen.line('M0 -20L0 60', shade(b, 0.5), 12) +
        pen.line('M0 -20L0 60', b, 7) +
        [0, 1, 2, 3]
          .map((i) => pen.solid(ellipse(0, -24 - i * 10, 20 - Math.abs(i - 1.5) * 4, 7), b, { outline: 2, bevel: 2 }))
          .join(''),
      34,
      -66,
      0.9,
      206,
    ) +
    pen.gloss(-50, 10, 8, 34, 6, 0.6),
}

import { leaf, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A parrot on a branch. */
export const parrot: Motif = {
  coats: [
    ['#e3122d', '#2b8bff', '#ffd43b'],
    ['#12b85a', '#ffd43b', '#ff5a1c'],
    ['#2b6fff', '#ffc928', '#12c9a0'],
  ],
  companions: ['sail-ship', 'palm', 'chest'],
  draw: (pen, [a, b, c]) =>
    [
      [-16, 60, 8],
      [0, 64, 0],
      [14, 58, -10],
    ]
      .map(([x, y, t], i) =>
        place(
          pen.solid(symmetric(0, [12, 4, 10, 44, 0, 56]), [b, a, c][i] as string, { bevel: 3, outline: 2.5 }),
          x as number,
          (y as number) - 16,
          1,
          t as number,
        ),
      )
      .join('') +
    pen.solid('M-8 -92C36 -100 62 -68 56 -20C52 30 30 66 -2 66C-40 66 -54 20 -48 -24C-46 -64 -34 -88 -8 -92Z', a, {
      bevel: 7,
    }) +
    pen.solid('M10 -28C50 -30 64 10 40 68C30 60 28 62 20 70C-8 44 -10 -4 10 -28Z', b, { bevel: 5 }) +
    pen.line('M14 -4Q30 6 48 -2M12 18Q28 30 46 22M16 40Q28 48 40 44', c, 6) +
    pen.solid('M-46 -60C-34 -78 -6 -72 -4 -50C-6 -34 -30 -30 -46 -40Z', '#fff6ea', {
      bevel: 3,
      outline: 2,
      depth: 0.5,
    }) +
    pen.solid('M-40 -66C-70 -72 -88 -44 -74 -14C-68 -28 -54 -34 -42 -36Z', '#2a2430', { bevel: 4 }) +
    pen.eye(-22, -54, 9, '#ffb000', -1) +
    pen.line('M-92 66Q0 54 96 72', '#4a2410', 17) +
    pen.line('M-92 64Q0 52 96 70', '#9a5a2a', 10) +
    pen.line('M-16 50v20M-6 52v20M14 52v20M24 50v20', '#e8a040', 7) +
    pen.solid(leaf(70, 66, 104, 34, 0.3), '#3fae4a', { outline: 2.5 }) +
    pen.solid('M-4 -92C4 -112 24 -108 20 -96C34 -104 44 -92 32 -84Z', c, { bevel: 2, outline: 2.5 }),
}

import { box, place, ring } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A glazed ring with sprinkles. */
export const donut: Motif = {
  coats: [
    ['#ff6fae', '#d99a5a', '#fffdf6'],
    ['#6a3a1e', '#d99a5a', '#ffc02e'],
    ['#4dd0e0', '#e0a868', '#ffe07a'],
  ],
  companions: ['candy', 'cupcake', 'coffee'],
  draw: (pen, [a, b, c]) =>
    pen.solid(ring(0, 6, 88, 28), b, { bevel: 6 }) +
    pen.solid(
      `M-82 0C-86 -60 -40 -82 0 -82C46 -82 88 -54 82 0C78 20 66 14 60 28C52 46 40 32 28 46C14 60 4 44 -10 52C-26 62 -36 40 -48 42C-66 44 -76 22 -82 0ZM-30 0A30 26 0 1 0 30 0A30 26 0 1 0 -30 0Z`,
      a,
      { bevel: 7 },
    ) +
    [
      [-56, -20],
      [-40, -48],
      [-10, -62],
      [24, -58],
      [52, -34],
      [62, -4],
      [44, 24],
      [-52, 14],
      [-28, 34],
      [10, 40],
      [-62, -2],
      [40, -50],
    ]
      .map(([x, y], i) =>
        place(
          pen.flat(box(-8, -3, 16, 6, 3), [c, '#ffd43b', '#4dd0ff', '#69db7c', '#fff'][i % 5] as string),
          x as number,
          y as number,
          1,
          i * 47,
        ),
      )
      .join('') +
    pen.gloss(-34, -62, 26, 8, -28, 0.9),
}

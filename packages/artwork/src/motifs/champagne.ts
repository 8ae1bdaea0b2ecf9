import { box, circle, place, sparkle, star, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bottle in a bucket of ice and a glass. */
export const champagne: Motif = {
  coats: [
    ['#12603a', '#ffd75e', '#fff6d0'],
    ['#3a1060', '#ffd75e', '#ffe9f2'],
  ],
  companions: ['chips', 'roulette', 'diamond-ring'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid('M-15 -100H15V-52C34 -36 34 -20 34 60H-34C-34 -20 -34 -36 -15 -52Z', a, { bevel: 6, angle: 10 }) +
        pen.metal('M-17 -104H17V-58H-17Z', b, { bevel: 2 }) +
        pen.solid(box(-30, -14, 60, 44, 3), c, { bevel: 2, depth: 0.6 }) +
        pen.flat(star(0, 8, 5, 14, 6), '#d4a017') +
        pen.gloss(-18, -8, 5, 40, 0, 0.7),
      -18,
      -8,
      1,
      -14,
    ) +
    [
      [-40, 8],
      [-12, 2],
      [18, 4],
      [34, 14],
    ]
      .map(([x, y]) =>
        place(
          pen.solid(box(-14, -14, 28, 28, 6), '#d8f3ff', { bevel: 3, outline: 2, depth: 0.6 }),
          x as number,
          y as number,
          1,
          (x as number) * 0.8,
        ),
      )
      .join('') +
    pen.metal(
      symmetric(14, [30, 14, 44, 14, 54, 14], [48, 50, 44, 74, 38, 94], [20, 100, 10, 100, 0, 100]),
      '#c9d2dc',
      { bevel: 5, angle: 0 },
    ) +
    pen.metal(box(-60, 8, 120, 14, 6), b, { bevel: 2 }) +
    place(
      pen.flat(
        'M-17 -60H17C18 -30 14 -6 0 -4C-14 -6 -18 -30 -17 -60Z',
        pen.linear([
          [0, '#fff6d0', 0.5],
          [0.2, '#ffd75e'],
          [1, '#e8a020'],
        ]),
      ) +
        pen.line('M-17 -60C-18 -30 -14 -6 0 -4C14 -6 18 -30 17 -60M0 -4V50M-16 52H16', '#ffffff', 3.5) +
        pen.flat(circle(-4, -30, 2.5) + circle(5, -42, 2) + circle(1, -18, 2), '#fff'),
      70,
      38,
      1.05,
      8,
    ) +
    pen.flat(sparkle(70, -50, 24), '#fff'),
}

import { centred } from '../lettering/outline.ts'
import { box, heart, place, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** One great ace. */
export const ace: Motif = {
  coats: [
    ['#e3122d', '#ffc93c', '#fffdf6'],
    ['#1c1c28', '#ffc93c', '#fffdf6'],
    ['#ffc93c', '#e3122d', '#1c1030'],
  ],
  companions: ['cards', 'chips', 'gem'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid(box(-66, -94, 132, 188, 16), c, { bevel: 5, depth: 0.5 }) +
        pen.line(box(-56, -84, 112, 168, 10), b, 3) +
        pen.solid(heart(0, 4, 46), a, { bevel: 7 }) +
        pen.gloss(-22, -16, 14, 9, -30) +
        pen.flat(centred('A', 'slab', 40, -38, -62), a) +
        place(pen.flat(centred('A', 'slab', 40, 0, 0), a), 38, 62, 1, 180),
      0,
      0,
      1,
      -10,
    ) + pen.flat(sparkle(50, -70, 28), '#fff'),
}

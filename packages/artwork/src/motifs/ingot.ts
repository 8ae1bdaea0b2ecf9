import { shade } from '../colour.ts'
import { ellipse, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A boat-shaped ingot tied with silk. */
export const ingot: Motif = {
  coats: [
    ['#ffb81c', '#e3122d', '#8a4a06'],
    ['#dfe6ee', '#2b50c8', '#4a5a6a'],
    ['#ffc94a', '#12a15a', '#7a4a06'],
  ],
  companions: ['coins', 'lantern', 'firecracker'],
  draw: (pen, [a, b]) =>
    pen.metal('M-96 -22C-80 -40 -58 -34 -44 -14H44C58 -34 80 -40 96 -22C92 40 60 74 0 74C-60 74 -92 40 -96 -22Z', a, {
      bevel: 7,
    }) +
    pen.metal(ellipse(0, -18, 50, 34), a, { bevel: 5 }) +
    pen.flat('M-62 2Q0 36 62 2Q40 30 0 32Q-40 30 -62 2Z', shade(a, 0.4), 0.5) +
    pen.solid('M-20 24H20L16 76Q0 80 -16 76Z', b, { bevel: 3 }) +
    pen.flat(star(0, 50, 4, 14, 6), '#ffe07a') +
    pen.gloss(-16, -34, 22, 9, -20) +
    pen.flat(sparkle(62, -30, 24), '#fff') +
    pen.flat(sparkle(-70, 10, 16), '#fff'),
}

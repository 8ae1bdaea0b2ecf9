import { tint } from '../colour.ts'
import { circle, ellipse, mirrored, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A flying saucer with its beam. */
export const ufo: Motif = {
  coats: [
    ['#8a97b8', '#7dff8a', '#ff4d8a'],
    ['#ffc02e', '#4dd8ff', '#b03bff'],
    ['#c86bff', '#ffe07a', '#12e0c0'],
  ],
  companions: ['planet', 'rocket', 'robot'],
  draw: (pen, [a, b, c]) =>
    pen.flat(
      poly(-34, 20, 34, 20, 84, 104, -84, 104),
      pen.linear([
        [0, b, 0.85],
        [1, b, 0],
      ]),
    ) +
    pen.solid('M-46 -20C-46 -90 46 -90 46 -20Z', tint(b, 0.3), { bevel: 5, depth: 0.6 }) +
    pen.solid(circle(0, -36, 19), '#6adf5a', { bevel: 3, outline: 2.5 }) +
    mirrored(pen.flat(ellipse(8, -38, 5, 8), '#10240e')) +
    pen.flat('M-46 -20C-46 -90 46 -90 46 -20Z', '#ffffff', 0.22) +
    pen.gloss(-22, -58, 10, 16, 24) +
    pen.metal('M-104 4C-80 -30 80 -30 104 4C80 44 -80 44 -104 4Z', a, { bevel: 7 }) +
    [-72, -38, 0, 38, 72]
      .map(
        (x, i) =>
          pen.glow(x, 14 - Math.abs(x) * 0.1, 18, i % 2 ? c : '#ffe07a', 0.9) +
          pen.ball(x, 14 - Math.abs(x) * 0.1, 9, i % 2 ? c : '#ffe07a', 2),
      )
      .join(''),
}

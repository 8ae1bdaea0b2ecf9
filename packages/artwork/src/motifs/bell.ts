import { shade } from '../colour.ts'
import { mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bell with a ribbon. */
export const bell: Motif = {
  coats: [
    ['#ffb81c', '#e3122d', '#8a4a06'],
    ['#d9e2ec', '#2b7bff', '#4a5a6a'],
  ],
  companions: ['seven', 'horseshoe', 'clover'],
  draw: (pen, [a, b]) =>
    pen.ball(0, 72, 20, shade(a, 0.15)) +
    pen.metal(symmetric(-74, [46, -74, 56, -30, 60, 10], [64, 36, 82, 44, 86, 62], [50, 74, 24, 74, 0, 74]), a, {
      bevel: 7,
      angle: 10,
    }) +
    pen.line('M-70 44Q0 58 70 44', shade(a, 0.5), 4, 0.7) +
    pen.line('M-60 14Q0 26 60 14', shade(a, 0.5), 3, 0.5) +
    pen.gloss(-28, -20, 10, 40, 10) +
    mirrored(
      pen.solid('M0 -74C20 -104 66 -104 62 -78C60 -54 24 -56 0 -74Z', b) +
        pen.line('M8 -76Q30 -88 48 -80', shade(b, 0.5), 3),
    ) +
    pen.ball(0, -74, 13, b),
}

import { shade } from '../colour.ts'
import { leaf, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A plum with a dewy cheek. */
export const plum: Motif = {
  coats: [
    ['#6a1fb0', '#57b83a', '#3a1060'],
    ['#d6336c', '#4fa83a', '#7a1040'],
  ],
  companions: ['cherry', 'orange', 'bell'],
  draw: (pen, [a, b]) =>
    pen.line('M8 -62Q6 -82 22 -94', '#4a2a10', 11) +
    pen.solid(leaf(10, -64, 78, -76, 0.34), b) +
    pen.line('M16 -65L62 -73', shade(b, 0.5), 3) +
    pen.solid(symmetric(-60, [50, -86, 96, -44, 86, 14], [78, 62, 36, 88, 0, 86]), a, { bevel: 9 }) +
    pen.line('M4 -60C-26 -20 -26 40 -2 84', shade(a, 0.6), 5, 0.55) +
    pen.gloss(-44, -24, 20, 32, 24) +
    pen.gloss(48, 20, 10, 26, 14, 0.35),
}

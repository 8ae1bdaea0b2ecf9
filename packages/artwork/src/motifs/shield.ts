import { shade } from '../colour.ts'
import { box, place, star, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A blazoned shield. */
export const shield: Motif = {
  coats: [
    ['#2b50c8', '#ffc02e', '#c9d2dc'],
    ['#b0122a', '#ffc02e', '#dfe6ee'],
    ['#0a7a4a', '#ffd75e', '#c9d2dc'],
    ['#5a189a', '#ffc02e', '#dfe6ee'],
  ],
  companions: ['sword', 'helm', 'crown'],
  draw: (pen, [a, b, c]) => {
    const d = symmetric(-92, [30, -78, 60, -76, 82, -82], [88, -10, 76, 58, 0, 98])
    return (
      pen.metal(d, c, { bevel: 6 }) +
      place(
        pen.solid(d, a, { bevel: 5 }) +
          `<g ${pen.clip(d)}>${pen.flat(box(0, -100, 100, 104) + box(-100, 4, 100, 110), b, 0.9)}</g>` +
          pen.line(d, shade(a, 0.7), 3),
        0,
        0,
        0.84,
      ) +
      pen.solid(star(0, -2, 8, 36, 20), c, { bevel: 4 }) +
      pen.ball(0, -2, 13, '#e11d48') +
      pen.gloss(-40, -44, 16, 34, 18, 0.5)
    )
  },
}

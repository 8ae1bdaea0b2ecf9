import { shade, tint } from '../colour.ts'
import { centred } from '../lettering/outline.ts'
import { box, circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A race car seen from in front. */
export const raceCar: Motif = {
  coats: [
    ['#e3122d', '#fffdf6', '#ffc02e'],
    ['#2b6fff', '#ffd43b', '#12e0ff'],
    ['#12c96b', '#1c1c28', '#fffdf6'],
    ['#ff8a1c', '#1c1c28', '#36f1ff'],
  ],
  companions: ['racing-helmet', 'trophy', 'flag'],
  draw: (pen, [a, b, c]) => {
    const wheel =
      pen.solid(box(50, 2, 46, 76, 14), '#22242e', { bevel: 5 }) +
      pen.line('M56 18H90M56 34H90M56 50H90', '#3c4050', 4) +
      pen.solid(box(66, 30, 14, 22, 5), c, { outline: 2, bevel: 1 })
    return (
      pen.solid(box(-78, -74, 156, 22, 6), a, { bevel: 4 }) +
      pen.solid(box(-86, -84, 14, 44, 4), b) +
      pen.solid(box(72, -84, 14, 44, 4), b) +
      pen.line('M-24 -56V-20M24 -56V-20', '#22242e', 8) +
      mirrored(wheel + pen.line('M26 20L56 30M26 36L56 48', '#22242e', 7)) +
      pen.solid('M-36 -30C-30 -56 30 -56 36 -30L44 30H-44Z', a, { bevel: 6 }) +
      pen.solid(circle(0, -34, 22), b, { bevel: 4 }) +
      pen.flat(
        'M-17 -38Q0 -48 17 -38V-28Q0 -22 -17 -28Z',
        pen.linear([
          [0, tint(c, 0.6)],
          [1, shade(c, 0.5)],
        ]),
      ) +
      pen.solid(symmetric(-16, [20, -14, 26, 20, 24, 68], [18, 78, 8, 78, 0, 78]), b, { bevel: 5, depth: 0.7 }) +
      pen.flat(box(-5, -14, 10, 84, 3), a) +
      pen.flat(centred('7', 'sport', 26, 0, 22), a) +
      pen.solid('M-96 66Q0 54 96 66L92 86Q0 76 -92 86Z', a, { bevel: 4 }) +
      pen.flat(box(-90, 70, 20, 8, 2) + box(70, 70, 20, 8, 2), c)
    )
  },
}

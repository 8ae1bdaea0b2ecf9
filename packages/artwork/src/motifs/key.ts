import { around, box, place, ring, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An ornate key. */
export const key: Motif = {
  coats: [
    ['#ffc02e', '#e11d48', '#8a4a06'],
    ['#dfe6ee', '#18a8ff', '#4a5a6a'],
    ['#e8904a', '#12b886', '#5a2a10'],
  ],
  companions: ['chest', 'book', 'gem'],
  draw: (pen, [a, b]) =>
    place(
      pen.metal('M-11 -14H11V94H54V78H42V68H54V50H11Z', a, { bevel: 3, angle: 0 }) +
        pen.metal(box(-18, -22, 36, 14, 5), a, { bevel: 2 }) +
        pen.metal(box(-16, 2, 32, 10, 4), a, { bevel: 2 }) +
        around(3, 32, (x, y) => pen.metal(ring(x, y - 62, 27, 14), a, { bevel: 3 })) +
        pen.ball(0, -62, 17, b),
      0,
      2,
      1,
      32,
    ) + pen.flat(sparkle(64, -66, 28), '#fff'),
}

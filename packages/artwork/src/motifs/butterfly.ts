import { shade } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A butterfly with painted wings. */
export const butterfly: Motif = {
  coats: [
    ['#ff6fae', '#ffd43b', '#3a0a3a'],
    ['#2b9bff', '#9bf0ff', '#0a1a4a'],
    ['#ff8a1c', '#fff0a0', '#2a0e06'],
    ['#8a5aff', '#ffb3ec', '#1c0a4a'],
  ],
  companions: ['daisy', 'lotus', 'rose'],
  draw: (pen, [a, b, c]) =>
    mirrored(
      pen.solid('M6 6C30 -10 74 6 76 40C76 76 40 96 22 70C10 52 6 30 6 6Z', shade(a, 0.12), { bevel: 5 }) +
        pen.ball(44, 44, 14, b, 2) +
        pen.solid('M6 0C14 -50 60 -96 92 -80C108 -70 98 -6 66 10C40 22 14 14 6 0Z', a, { bevel: 6 }) +
        pen.flat('M20 -10C30 -42 60 -70 80 -62C88 -56 82 -14 60 -4C44 4 26 2 20 -10Z', b, 0.75) +
        pen.line('M10 -4L74 -58M12 0L70 -20M10 8L60 60M8 12L40 76', c, 3, 0.6) +
        pen.flat(circle(86, -68, 4) + circle(92, -54, 3.4) + circle(90, -40, 3) + circle(66, 66, 3), '#fff') +
        pen.line('M4 -44Q14 -70 30 -76', c, 4) +
        pen.ball(31, -77, 5, c, 0),
    ) + pen.solid(symmetric(-50, [12, -48, 12, -10, 9, 20], [8, 50, 4, 70, 0, 74]), c, { bevel: 3 }),
}

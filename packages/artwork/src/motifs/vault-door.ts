import { tint } from '../colour.ts'
import { around, box, circle, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A strongroom door with its wheel. */
export const vaultDoor: Motif = {
  coats: [
    ['#8a97a8', '#ffc02e', '#2b3242'],
    ['#e8c46a', '#b0122a', '#5a3a0a'],
  ],
  companions: ['coins', 'key', 'gem'],
  draw: (pen, [a, b, c]) =>
    pen.metal(circle(0, 0, 98), a, { bevel: 8 }) +
    around(12, 84, (x, y) => pen.ball(x, y, 8, b, 2.5)) +
    pen.metal(circle(0, 0, 68), tint(a, 0.1), { bevel: 5 }) +
    pen.line(circle(0, 0, 54), c, 5, 0.7) +
    around(3, 1, (_x, _y, t) =>
      place(
        pen.metal(box(-7, -52, 14, 104, 7), b, { bevel: 3, angle: 0 }) +
          pen.ball(0, -52, 11, b) +
          pen.ball(0, 52, 11, b),
        0,
        0,
        1,
        t / 2 + 15,
      ),
    ) +
    pen.metal(circle(0, 0, 26), b, { bevel: 4 }) +
    pen.solid(star(0, 0, 5, 16, 7), '#fff3b0', { outline: 2, bevel: 2 }) +
    pen.gloss(-36, -60, 36, 12, -36, 0.7),
}

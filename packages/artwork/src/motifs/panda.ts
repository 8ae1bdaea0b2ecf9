import { shade, tint } from '../colour.ts'
import { box, circle, ellipse, leaf, mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A panda with a stalk of bamboo. */
export const panda: Motif = {
  coats: [
    ['#fffdf6', '#1c1c28', '#3fae4a'],
    ['#fff2f6', '#3a1a3a', '#ff6fae'],
  ],
  companions: ['bamboo', 'lotus', 'teapot'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(pen.solid(circle(60, -58, 29), b, { bevel: 4 })) +
      pen.solid(symmetric(-72, [54, -76, 94, -34, 90, 16], [86, 62, 46, 84, 0, 84]), a, { bevel: 8, depth: 0.55 }) +
      mirrored(
        place(pen.flat(ellipse(0, 0, 23, 29), b), 40, 2, 1, 32) +
          pen.eye(36, 2, 12, '#5a3a1e', -1) +
          pen.glow(66, 36, 20, '#ff8aa0', 0.7),
      ) +
      pen.solid('M-15 26Q0 20 15 26Q10 38 0 42Q-10 38 -15 26Z', b, { bevel: 3 }) +
      pen.gloss(-3, 27, 7, 3, 0, 0.8) +
      pen.line('M0 42V48M0 48Q-14 60 -26 50M0 48Q14 60 26 50', b, 4) +
      pen.flat('M-9 55Q0 60 9 55Q6 66 0 66Q-6 66 -9 55Z', '#ff6a7e') +
      place(
        pen.solid(box(-8, -70, 16, 150, 6), c, { bevel: 3, angle: 0 }) +
          pen.line('M-8 -30H8M-8 10H8M-8 50H8', shade(c, 0.55), 4) +
          pen.solid(leaf(6, -50, 48, -72, 0.26), tint(c, 0.2), { outline: 2.5 }) +
          pen.solid(leaf(-6, -36, -40, -62, 0.26), tint(c, 0.1), { outline: 2.5 }) +
          pen.solid(leaf(6, 4, 44, -12, 0.26), tint(c, 0.2), { outline: 2.5 }),
        62,
        44,
        0.86,
        24,
      ) +
      pen.solid(ellipse(56, 74, 24, 19), b, { bevel: 4 })
    )
  },
}

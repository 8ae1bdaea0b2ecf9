import { shade } from '../colour.ts'
import { around, circle, mirrored, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A wrapped sweet. */
export const candy: Motif = {
  coats: [
    ['#ff4d9a', '#fffdf6', '#ffd43b'],
    ['#8a5aff', '#c8fff0', '#ff8ec2'],
    ['#12c9a0', '#fffdf6', '#ff6f91'],
    ['#ff7a2a', '#fff3b0', '#e3122d'],
  ],
  companions: ['lollipop', 'cupcake', 'strawberry'],
  draw: (pen, [a, b, c]) =>
    place(
      mirrored(
        pen.solid('M54 0C74 -40 92 -44 106 -38C98 -22 98 -10 102 0C98 10 98 22 106 38C92 44 74 40 54 0Z', a, {
          bevel: 5,
        }) + pen.line('M64 0L96 -26M64 0L98 0M64 0L96 26', shade(a, 0.4), 3, 0.7),
      ) +
        pen.solid(circle(0, 0, 62), b, { bevel: 0 }) +
        `<g ${pen.clip(circle(0, 0, 61))}>${around(6, 1, (_x, _y, t) => place(pen.flat('M0 0C-10 -30 4 -50 -10 -80H30C40 -50 20 -30 0 0Z', a), 0, 0, 1, t))}</g>` +
        pen.flat(
          circle(0, 0, 62),
          pen.radial(
            [
              [0, '#ffffff', 0.75],
              [0.4, '#ffffff', 0],
              [0.75, '#300020', 0.1],
              [1, '#300020', 0.55],
            ],
            0.34,
            0.28,
            0.8,
          ),
        ) +
        pen.line(circle(0, 0, 62), shade(a, 0.65), 3.5) +
        pen.ball(0, 0, 11, c, 2) +
        pen.gloss(-22, -36, 20, 11, -34, 1),
      0,
      0,
      1,
      -20,
    ),
}

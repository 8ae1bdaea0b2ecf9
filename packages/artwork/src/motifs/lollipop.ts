import { shade } from '../colour.ts'
import { around, circle, mirrored, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A swirled lollipop with a bow. */
export const lollipop: Motif = {
  coats: [
    ['#ff4d6d', '#fffdf6', '#4dd0ff'],
    ['#8a5aff', '#ffe07a', '#ff8ec2'],
    ['#12c96b', '#fffdf6', '#ffc928'],
  ],
  companions: ['candy', 'cupcake', 'donut'],
  draw: (pen, [a, b, c]) =>
    pen.line('M0 30V108', '#c8b8a0', 13) +
    pen.line('M0 30V108', '#fffdf6', 8) +
    pen.solid(circle(0, -28, 72), b, { bevel: 0 }) +
    `<g ${pen.clip(circle(0, -28, 71))}>${around(7, 1, (_x, _y, t, i) => place(pen.flat('M0 0C-22 -20 -28 -56 4 -84L44 -70C14 -50 8 -24 0 0Z', i % 2 ? c : a), 0, -28, 1, t))}</g>` +
    pen.flat(
      circle(0, -28, 72),
      pen.radial(
        [
          [0, '#ffffff', 0.7],
          [0.4, '#ffffff', 0],
          [0.75, '#200020', 0.1],
          [1, '#200020', 0.5],
        ],
        0.34,
        0.28,
        0.8,
      ),
    ) +
    pen.line(circle(0, -28, 72), shade(a, 0.65), 3.5) +
    mirrored(pen.solid('M0 56C14 34 48 36 46 56C48 76 14 78 0 56Z', a, { bevel: 4 })) +
    pen.ball(0, 56, 10, c, 2.5) +
    pen.gloss(-28, -66, 24, 12, -34, 1),
}

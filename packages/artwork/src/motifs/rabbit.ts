import { shade, tint } from '../colour.ts'
import { box, ellipse, mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A jade-eyed rabbit. */
export const rabbit: Motif = {
  coats: [
    ['#fffaf4', '#ffb3c8', '#ff6f91'],
    ['#d8c4ff', '#ffd9f0', '#b03bff'],
    ['#c9a27a', '#ffe0d0', '#ff7a4a'],
  ],
  companions: ['moon', 'carrot', 'clover'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        place(
          pen.solid(symmetric(-68, [26, -66, 26, 10, 16, 30], [10, 36, 4, 36, 0, 36]), a, { bevel: 5, depth: 0.7 }) +
            pen.flat(symmetric(-52, [14, -50, 14, 6, 8, 22], [4, 26, 2, 26, 0, 26]), b),
          30,
          -46,
          1,
          12,
        ),
      ) +
      pen.solid(symmetric(-40, [50, -44, 80, -10, 78, 28], [76, 70, 40, 86, 0, 86]), a, { bevel: 7, depth: 0.7 }) +
      mirrored(
        pen.eye(32, 12, 14, c, -1) +
          pen.glow(56, 40, 20, b, 1) +
          pen.solid(ellipse(16, 48, 19, 15), tint(a, 0.3), { outline: 0, bevel: 0, depth: 0.5 }) +
          pen.line('M34 46L76 40M34 52L76 58', shade(a, 0.5), 2),
      ) +
      pen.solid('M-10 30Q0 24 10 30Q6 40 0 42Q-6 40 -10 30Z', c, { bevel: 2, outline: 2.5 }) +
      pen.flat(box(-10, 56, 20, 18, 3), '#ffffff') +
      pen.line('M-10 56V74H10V56M0 56V74', shade(a, 0.6), 2.5) +
      pen.line('M0 42V50M0 50Q-12 62 -24 54M0 50Q12 62 24 54', shade(a, 0.75), 3.5)
    )
  },
}

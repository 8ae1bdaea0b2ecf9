import { shade } from '../colour.ts'
import { ellipse, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An octopus with curling arms. */
export const octopus: Motif = {
  coats: [
    ['#e0356a', '#ffc2d4', '#ffd43b'],
    ['#8a3be2', '#e0c2ff', '#12e0c0'],
    ['#ff7a2a', '#ffe0b0', '#2b9bff'],
  ],
  companions: ['pearl', 'chest', 'anchor'],
  draw: (pen, [a, b, c]) => {
    const arm = (d: string) =>
      pen.line(d, shade(a, 0.72), 27) +
      pen.line(d, a, 21) +
      pen.line(d, b, 7, 0.75).replace('/>', ' stroke-dasharray="1 11"/>')
    return (
      mirrored(
        arm('M30 30C70 30 104 12 96 -20C90 -34 76 -26 82 -14') +
          arm('M26 44C60 58 92 54 98 78C98 92 82 92 82 82') +
          arm('M14 48C28 70 50 78 48 98'),
      ) +
      pen.solid(symmetric(-98, [52, -98, 76, -58, 66, -16], [60, 10, 54, 30, 40, 48], [26, 62, 12, 60, 0, 60]), a, {
        bevel: 9,
      }) +
      mirrored(
        pen.eye(25, -6, 17, c, -1) +
          pen.line('M10 -30Q26 -38 42 -26', shade(a, 0.6), 5) +
          pen.flat(ellipse(44, -64, 8, 10) + ellipse(26, -80, 6, 5), b, 0.55) +
          pen.glow(42, 24, 14, '#ff9a9a', 0.7),
      ) +
      pen.line('M-16 28Q0 42 16 28', shade(a, 0.7), 5) +
      pen.gloss(-26, -70, 20, 14, -30)
    )
  },
}

import { shade, tint } from '../colour.ts'
import { box, circle, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A glass drum with balls in a whirl. */
export const lottoDrum: Motif = {
  coats: [
    ['#2b8bff', '#ffc928', '#ff3b4e'],
    ['#b03bff', '#ffc928', '#12b886'],
    ['#e11d48', '#ffd43b', '#4dd0ff'],
  ],
  companions: ['lotto-balls', 'ticket', 'gold-star'],
  draw: (pen, [a, b, c]) => {
    const tones = [a, b, c, '#69db7c', '#ff922b', '#f06595', '#9775fa']
    const balls = [
      [-30, 18],
      [4, 26],
      [36, 14],
      [-44, -12],
      [-12, -4],
      [22, -12],
      [46, -16],
      [-26, -40],
      [8, -44],
      [-2, 46],
      [34, 42],
      [-36, 44],
    ]
      .map(
        ([x, y], i) =>
          pen.ball(x as number, (y as number) - 18, 15, tones[i % 7] as string, 2) +
          pen.flat(circle(x as number, (y as number) - 17, 6.5), '#fff', 0.9),
      )
      .join('')
    return (
      pen.solid(poly(-66, 96, 66, 96, 44, 50, -44, 50), a, { bevel: 5 }) +
      pen.metal(box(-76, 84, 152, 14, 6), b, { bevel: 2 }) +
      pen.flat(
        circle(0, -18, 78),
        pen.radial([
          [0, '#ffffff', 0.25],
          [0.7, tint(a, 0.5), 0.25],
          [1, tint(a, 0.3), 0.9],
        ]),
      ) +
      balls +
      `<circle cy="-18" r="78" fill="none" stroke="${shade(a, 0.6)}" stroke-width="9"/><circle cy="-18" r="78" fill="none" stroke="${b}" stroke-width="4"/>` +
      pen.gloss(-34, -60, 26, 14, -36) +
      pen.line('M54 26Q66 8 68 -12', '#fff', 5, 0.8) +
      pen.metal(box(-16, -106, 32, 14, 6), b, { bevel: 2 })
    )
  },
}

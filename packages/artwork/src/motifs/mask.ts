import { mirrored, place, poly, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A carnival mask with feathers. */
export const mask: Motif = {
  coats: [
    ['#e11d48', '#ffc02e', '#18a8ff'],
    ['#5a189a', '#ffc02e', '#12c98b'],
    ['#0a6ac8', '#ffd75e', '#ff4d9a'],
    ['#1c1c28', '#e8c46a', '#e11d48'],
  ],
  companions: ['crystal-ball', 'diamond-ring', 'crown'],
  draw: (pen, [a, b, c]) => {
    const plume = [-44, -26, -9, 9, 26, 44]
      .map((t, i) =>
        place(
          pen.solid(symmetric(0, [20, -20, 18, -66, 0, -88 + Math.abs(t) * 0.3]), [a, c, b][i % 3] as string, {
            bevel: 3,
            outline: 2.5,
          }) + pen.line('M0 0V-72', '#fff', 2, 0.5),
          t * 0.8,
          -18,
          1,
          t,
        ),
      )
      .join('')
    const d = symmetric(-26, [20, -50, 76, -52, 98, -24], [94, 26, 60, 54, 26, 40], [14, 34, 8, 30, 0, 20])
    return (
      plume +
      pen.solid(d, a, { bevel: 6 }) +
      mirrored(
        pen.flat('M16 0C28 -22 60 -22 72 -6C60 16 30 20 16 0Z', '#1a0a1e') +
          pen.line('M16 0C28 -22 60 -22 72 -6C60 16 30 20 16 0Z', b, 5) +
          pen.line('M82 -30C92 -10 84 16 62 34', b, 4) +
          pen.ball(80, -16, 5, c, 1.5),
      ) +
      pen.metal(poly(0, -46, 14, -22, 0, 2, -14, -22), b, { bevel: 3 }) +
      pen.ball(0, -22, 8, c, 2) +
      pen.line('M-92 -18C-104 20 -96 50 -80 84M92 -18C104 20 96 50 80 84', b, 5) +
      pen.gloss(-52, -34, 20, 6, -6, 0.8)
    )
  },
}

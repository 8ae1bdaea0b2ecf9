import { tint } from '../colour.ts'
import { mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A clever fox. */
export const fox: Motif = {
  coats: [
    ['#ff7a26', '#fff4e6', '#2a1a20'],
    ['#e6ecf6', '#ffffff', '#3a4a6a'],
    ['#c83a5a', '#ffe9ec', '#2a0a1a'],
  ],
  companions: ['moon', 'mushroom', 'lantern'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        pen.solid('M16 -46L50 -106C72 -84 80 -44 76 -10Z', a, { bevel: 5 }) +
          pen.flat('M38 -56L52 -90C66 -70 66 -50 64 -34Z', c),
      ) +
      pen.solid(
        symmetric(
          -58,
          [34, -60, 66, -44, 74, -16],
          [84, 0, 94, 14, 104, 30],
          [84, 40, 60, 66, 34, 76],
          [20, 88, 8, 94, 0, 96],
        ),
        a,
        { bevel: 7 },
      ) +
      mirrored(
        pen.flat('M104 30C76 22 48 16 30 30C18 40 12 62 8 84C24 80 60 66 104 30Z', b) +
          pen.eye(33, 2, 12, '#d98a10', -2) +
          pen.line('M16 0Q30 -18 54 -8', c, 5),
      ) +
      pen.flat('M0 -56L10 -20L0 20L-10 -20Z', tint(a, 0.5), 0.6) +
      pen.solid('M-15 74Q0 64 15 74Q10 92 0 96Q-10 92 -15 74Z', c, { bevel: 3 }) +
      pen.gloss(-3, 74, 7, 4, 0, 0.8) +
      mirrored(pen.line('M34 50L80 44M34 56L76 60', '#fff', 2, 0.7))
    )
  },
}

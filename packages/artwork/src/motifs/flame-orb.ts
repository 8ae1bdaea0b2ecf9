import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pearl wrapped in fire. */
export const flameOrb: Motif = {
  coats: [
    ['#ff6a1c', '#fff0a0', '#c8102e'],
    ['#2b9bff', '#d6fbff', '#2b2bd6'],
    ['#b03bff', '#ffd9ff', '#5a0ad6'],
  ],
  companions: ['dragon', 'gem', 'phoenix'],
  draw: (pen, [a, b, c]) => {
    const flame =
      'M0 -104C22 -76 8 -60 34 -52C40 -66 34 -76 40 -88C66 -62 92 -28 84 20C76 66 40 96 0 96C-40 96 -76 66 -84 20C-88 -16 -70 -42 -48 -66C-46 -50 -40 -46 -32 -44C-12 -58 -14 -84 0 -104Z'
    return (
      pen.glow(0, 10, 110, a, 0.8) +
      pen.solid(flame, c, { bevel: 5 }) +
      place(
        pen.flat(
          flame,
          pen.linear([
            [0, b],
            [0.5, a],
            [1, c],
          ]),
        ),
        0,
        14,
        0.82,
      ) +
      place(
        pen.flat(
          flame,
          pen.linear([
            [0, '#fff'],
            [0.6, b],
            [1, a],
          ]),
        ),
        0,
        26,
        0.62,
      ) +
      pen.ball(0, 34, 42, a) +
      pen.line('M-22 40Q-10 16 12 26T22 44Q6 60 -8 46', b, 5, 0.85) +
      pen.gloss(-14, 14, 14, 8, -30)
    )
  },
}

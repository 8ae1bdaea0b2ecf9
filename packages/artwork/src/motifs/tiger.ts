import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** The face of a tiger that roars. */
export const tiger: Motif = {
  coats: [
    ['#ff9326', '#fff4e0', '#2a1206'],
    ['#fff2e0', '#ffffff', '#1c2030'],
    ['#ffb81c', '#fff6d6', '#5a1a06'],
  ],
  companions: ['bamboo', 'fortune-coin', 'gem'],
  draw: (pen, [a, b, c]) => {
    return (
      mirrored(
        pen.solid(circle(56, -58, 27), a, { bevel: 4 }) +
          pen.flat(circle(58, -56, 15), '#ffb3a0') +
          pen.flat('M40 -80Q62 -92 80 -66Q66 -76 46 -70Z', c),
      ) +
      pen.solid(
        symmetric(
          -80,
          [40, -86, 74, -60, 80, -24],
          [84, -4, 104, 12, 96, 22],
          [88, 24, 92, 34, 98, 42],
          [86, 46, 80, 52, 84, 64],
          [60, 66, 44, 98, 0, 98],
        ),
        a,
        { bevel: 7 },
      ) +
      mirrored(
        pen.flat('M100 40C80 30 66 44 60 66C74 68 80 64 84 64C80 54 86 46 98 42Z', b) +
          pen.solid('M0 6C22 0 50 22 54 44C52 66 30 74 0 66Z', b, { bevel: 0, outline: 0, depth: 0.5 }) +
          pen.flat('M10 -30C26 -44 50 -40 60 -24C48 -34 28 -34 14 -22Z', b, 0.9),
      ) +
      mirrored(
        pen.flat(
          'M86 4Q66 2 58 12Q72 10 90 18ZM80 -18Q62 -22 54 -12Q68 -12 84 -6ZM98 40Q80 34 72 44Q84 42 92 50ZM20 -76Q36 -60 30 -46Q24 -60 12 -70ZM46 -66Q52 -50 44 -42Q42 -54 34 -64Z',
          c,
        ),
      ) +
      pen.flat('M-6 -80H6L3 -44H-3ZM-24 -62Q0 -52 24 -62Q0 -42 -24 -62ZM-20 -46Q0 -38 20 -46Q0 -28 -20 -46Z', c) +
      pen.flat('M-32 52Q0 38 32 52C34 84 16 92 0 92C-16 92 -34 84 -32 52Z', '#5a0a16') +
      pen.flat('M-18 80Q0 66 18 80Q12 91 0 91Q-12 91 -18 80Z', '#ff6a7e') +
      mirrored(
        pen.flat('M30 50L25 72L15 50ZM14 49L11 58L5 49Z', '#fffdf0') + pen.flat('M24 88L20 74L14 90Z', '#fffdf0'),
      ) +
      pen.solid('M-20 18Q0 10 20 18Q14 34 0 38Q-14 34 -20 18Z', '#ff7a8a', { bevel: 3 }) +
      pen.line('M0 38V46M0 46Q-16 60 -34 50M0 46Q16 60 34 50', c, 4) +
      mirrored(
        pen.eye(34, -10, 13, '#ffb000', -1) +
          pen.flat('M14 -14C22 -30 44 -32 58 -20L50 -16C38 -24 26 -20 18 -6Z', c) +
          pen.flat(circle(34, 40, 2.4) + circle(42, 32, 2.4) + circle(44, 46, 2.4), c) +
          pen.line('M46 38L86 32M46 46L84 54', '#fff', 2, 0.85),
      )
    )
  },
}

import { shade, tint } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bearded king of the storm with a crown of gold. */
export const cloudGod: Motif = {
  coats: [
    ['#f4d2b0', '#eef4ff', '#ffc02e'],
    ['#d9a07a', '#f4f0e6', '#ffc02e'],
    ['#9fd8ff', '#ffffff', '#ffe07a'],
  ],
  companions: ['lightning', 'laurel', 'shield'],
  draw: (pen, [a, b, c]) => {
    const beard = symmetric(6, [52, 2, 78, 14, 70, 44], [82, 60, 54, 74, 50, 88], [38, 86, 20, 96, 0, 108])
    return (
      pen.solid(
        symmetric(-78, [54, -84, 88, -40, 80, 6], [84, 30, 60, 50, 40, 50], [20, 40, 10, 30, 0, 30]),
        shade(b, 0.12),
        { bevel: 6 },
      ) +
      pen.solid(symmetric(-54, [36, -54, 50, -30, 48, 2], [46, 34, 24, 52, 0, 54]), a, { bevel: 5 }) +
      pen.solid(beard, b, { bevel: 7 }) +
      pen.line(
        'M-40 40Q-36 66 -20 84M40 40Q36 66 20 84M0 62V98M-58 36Q-56 52 -46 66M58 36Q56 52 46 66',
        shade(b, 0.28),
        4,
        0.8,
      ) +
      pen.flat('M-20 34Q0 26 20 34Q0 48 -20 34Z', '#8a2a2a') +
      mirrored(pen.solid('M0 22C16 14 40 18 52 34C36 38 14 36 0 28Z', tint(b, 0.3), { bevel: 2, outline: 2.5 })) +
      pen.solid('M-7 -12L-13 16Q0 24 13 16L7 -12Z', a, { outline: 2.5, bevel: 2 }) +
      mirrored(
        pen.glow(24, -10, 18, '#8fe9ff', 0.9) +
          pen.flat('M10 -12Q24 -22 38 -10Q24 0 10 -12Z', '#f0fdff') +
          pen.flat(circle(24, -11, 5), '#1f9dff') +
          pen.solid('M6 -22C18 -36 38 -34 48 -22C36 -24 18 -22 8 -16Z', b, { bevel: 2, outline: 2.5 }),
      ) +
      pen.metal('M-62 -46L-68 -92L-36 -66L0 -104L36 -66L68 -92L62 -46Q0 -66 -62 -46Z', c, { bevel: 4 }) +
      pen.ball(0, -72, 8, '#2b9bff', 2) +
      mirrored(pen.ball(34, -60, 6, '#e11d48', 2))
    )
  },
}

import { shade } from '../colour.ts'
import { mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A winged scarab that holds the sun. */
export const scarab: Motif = {
  coats: [
    ['#1f9dd6', '#ffc02e', '#0a2a6a'],
    ['#12b886', '#ffc02e', '#064a3a'],
    ['#b03bff', '#ffd75e', '#3a0a6a'],
  ],
  companions: ['pharaoh', 'ankh', 'sun'],
  draw: (pen, [a, b]) => {
    const wing = [0, 1, 2, 3]
      .map((i) =>
        pen.solid(
          `M26 ${6 + i * 4}C${58 - i * 5} ${-58 + i * 20} ${100 - i * 8} ${-56 + i * 22} ${104 - i * 11} ${-46 + i * 23}C${94 - i * 8} ${2 + i * 11} ${62 - i * 6} ${26 + i * 8} 26 ${24 + i * 6}Z`,
          i % 2 ? b : ([a, '#e3122d', a][i % 3] as string),
          { bevel: 4, outline: 2.5 },
        ),
      )
      .join('')
    return (
      mirrored(wing) +
      mirrored(
        pen.line('M22 44L48 62L42 80M18 60L34 82L24 96', '#2a1606', 7) +
          pen.line('M22 44L48 62L42 80M18 60L34 82L24 96', b, 3),
      ) +
      pen.metal(symmetric(-30, [26, -30, 36, 0, 36, 28], [34, 62, 16, 78, 0, 78]), a, { bevel: 6, angle: 10 }) +
      pen.line('M0 -4V76', shade(a, 0.6), 4) +
      pen.line('M-34 6Q0 -10 34 6', b, 5) +
      pen.metal(symmetric(-46, [18, -46, 26, -34, 26, -24], [12, -18, 6, -18, 0, -18]), b, { bevel: 3 }) +
      pen.glow(0, -76, 44, '#ffd23c', 0.9) +
      pen.ball(0, -76, 24, '#ff8a1c') +
      pen.gloss(-14, 20, 8, 22, 10, 0.7)
    )
  },
}

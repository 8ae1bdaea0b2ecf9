import { shade } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A chequered flag. */
export const flag: Motif = {
  coats: [
    ['#1c1c28', '#fffdf6', '#e3122d'],
    ['#2b2bb0', '#fffdf6', '#ffc02e'],
  ],
  companions: ['race-car', 'racing-helmet', 'trophy'],
  draw: (pen, [a, b]) => {
    let squares = ''
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 4; k++)
        if ((i + k) % 2) squares += `M${-64 + i * 26} ${-84 + k * 26 + (i % 2) * 4}h26v26h-26Z`
    const cloth = 'M-66 -86C-30 -104 -6 -64 30 -80C50 -90 70 -92 92 -84V14C70 8 50 10 30 20C-6 36 -30 -4 -66 14Z'
    return (
      pen.line('M-72 -92L-72 104', '#4a2410', 13) +
      pen.line('M-72 -92L-72 104', '#c88a4a', 7) +
      pen.ball(-72, -96, 10, '#ffc02e') +
      pen.solid(cloth, b, { bevel: 0, depth: 0.6 }) +
      `<g ${pen.clip(cloth)}>${pen.flat(squares, a)}${pen.flat(
        cloth,
        pen.linear(
          [
            [0, '#000000', 0.3],
            [0.3, '#ffffff', 0.25],
            [0.55, '#000000', 0.35],
            [0.8, '#ffffff', 0.2],
            [1, '#000000', 0.3],
          ],
          0,
        ),
      )}</g>` +
      pen.line(cloth, shade(a, 0.3), 4)
    )
  },
}

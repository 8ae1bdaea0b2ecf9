import { shade, tint } from '../colour.ts'
import { centred } from '../lettering/outline.ts'
import { circle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Numbered balls. */
export const lottoBalls: Motif = {
  coats: [
    ['#ff3b4e', '#ffc928', '#2b8bff'],
    ['#12b886', '#ff8c1a', '#b03bff'],
    ['#ff5aa0', '#4dd0ff', '#ffd43b'],
  ],
  companions: ['ticket', 'gold-star', 'coin'],
  draw: (pen, [a, b, c]) => {
    const ball = (x: number, y: number, r: number, tone: string, number: string) =>
      pen.ball(x, y, r, tone) +
      pen.flat(circle(x, y + r * 0.06, r * 0.56), '#fffdf6') +
      pen.line(circle(x, y + r * 0.06, r * 0.56), shade(tone, 0.4), 2, 0.6) +
      pen.flat(centred(number, 'round', r * 0.72, x, y + r * 0.06), '#1c1030') +
      pen.gloss(x - r * 0.3, y - r * 0.56, r * 0.34, r * 0.2, -24)
    return (
      ball(-46, -42, 42, b, '7') +
      ball(46, -48, 40, c, '28') +
      ball(-52, 44, 40, tint(c, 0.1), '16') +
      ball(54, 42, 38, '#69db7c', '5') +
      ball(0, 2, 54, a, '42')
    )
  },
}

import { shade } from '../colour.ts'
import { around, circle, leaf, num, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An orange with a cut half before it. */
export const orange: Motif = {
  coats: [
    ['#ff8c1a', '#3fae2a', '#ffd9a0'],
    ['#ff5a3c', '#3fae2a', '#ffc9b0'],
  ],
  companions: ['lemon', 'grapes', 'pineapple'],
  draw: (pen, [a, b, c]) => {
    const wedge = around(8, 24, (x, y, t) =>
      place(`<path d="M0 22L-9 -6Q0 -14 9 -6Z" fill="${a}" stroke="${c}" stroke-width="2"/>`, x, y, 1, t),
    )
    let pores = ''
    for (let i = 0; i < 22; i++) pores += `M${num(-60 + ((i * 37) % 90))} ${num(-46 + ((i * 53) % 80))}h0`
    return (
      pen.solid(leaf(-16, -66, 52, -88, 0.32), b) +
      pen.ball(-16, -2, 72, a) +
      pen.line(pores, shade(a, 0.35), 3, 0.4) +
      pen.flat(star(-16, -60, 5, 11, 5), shade(b, 0.3)) +
      pen.solid(circle(44, 44, 48), a) +
      pen.flat(circle(44, 44, 41), c) +
      place(wedge, 44, 44, 1) +
      pen.gloss(30, 24, 16, 8, -30, 0.9)
    )
  },
}

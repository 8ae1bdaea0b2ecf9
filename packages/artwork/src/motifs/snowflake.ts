import { shade } from '../colour.ts'
import { around, place, regular, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crystal of snow. */
export const snowflake: Motif = {
  coats: [
    ['#9be8ff', '#ffffff', '#2b7bd6'],
    ['#d9c8ff', '#ffffff', '#6a3ae0'],
  ],
  companions: ['wolf', 'bear', 'gem'],
  draw: (pen, [a, b, c]) => {
    const arm = 'M0 0V-96M0 -40L-24 -60M0 -40L24 -60M0 -66L-18 -82M0 -66L18 -82M0 -22L-14 -32M0 -22L14 -32'
    const all = (tone: string, w: number) => around(6, 1, (_x, _y, t) => place(pen.line(arm, tone, w), 0, 0, 1, t))
    return (
      pen.glow(0, 0, 108, a, 0.6) +
      all(shade(c, 0.4), 19) +
      all(a, 12) +
      all(b, 4.5) +
      pen.solid(regular(0, 0, 6, 26), a, { bevel: 4 }) +
      pen.flat(regular(0, 0, 6, 13), b) +
      pen.flat(sparkle(54, -64, 26), '#fff')
    )
  },
}

import { shade } from '../colour.ts'
import { around, circle, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A racing bicycle. */
export const raceBike: Motif = {
  coats: [
    ['#12c96b', '#ffc02e', '#fffdf6'],
    ['#e3122d', '#2b6fff', '#fffdf6'],
  ],
  companions: ['medal', 'trophy', 'flag'],
  draw: (pen, [a, b]) => {
    const wheel = (x: number) =>
      pen.line(circle(x, 34, 48), '#16161f', 13) +
      pen.line(circle(x, 34, 48), '#3c4050', 5) +
      around(10, 1, (_x, _y, t) => place(pen.line('M0 0V-42', '#c9d2dc', 1.6, 0.9), x, 34, 1, t)) +
      pen.ball(x, 34, 8, b, 2.5)
    return (
      wheel(-54) +
      wheel(54) +
      pen.line('M-54 34L-26 -34L32 -34L0 40L-54 34M-26 -34L0 40M32 -34L54 34', shade(a, 0.65), 15) +
      pen.line('M-54 34L-26 -34L32 -34L0 40L-54 34M-26 -34L0 40M32 -34L54 34', a, 9) +
      pen.line('M-26 -34L-30 -54', '#c9d2dc', 7) +
      pen.line('M-48 -58H-14', '#16161f', 12) +
      pen.line('M32 -34L26 -60H46C62 -60 62 -40 48 -38', '#16161f', 9) +
      pen.ball(0, 40, 14, b) +
      pen.line('M0 40L16 62', '#c9d2dc', 6) +
      pen.line('M8 62H26', '#16161f', 8)
    )
  },
}

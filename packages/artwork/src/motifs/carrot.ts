import { shade } from '../colour.ts'
import { leaf, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A bunch of carrots. */
export const carrot: Motif = {
  coats: [
    ['#ff8a1c', '#3fae2a', '#c8501a'],
    ['#ff6fae', '#2fa88f', '#a82a6a'],
  ],
  companions: ['rabbit', 'daisy', 'tractor'],
  draw: (pen, [a, b, c]) => {
    const one = (t: number, tone: string) =>
      place(
        [-26, 0, 26]
          .map((k) => place(pen.solid(leaf(0, 6, 0, -58, 0.22), b, { outline: 2.5 }), 0, -40, 1, k))
          .join('') +
          pen.solid(symmetric(-46, [30, -46, 32, -10, 20, 30], [10, 66, 4, 92, 0, 100]), tone, { bevel: 6 }) +
          pen.line('M-22 -22h14M10 -6h12M-16 16h12M4 36h8', c, 3.5, 0.8),
        0,
        0,
        1,
        t,
      )
    return one(-30, shade(a, 0.08)) + one(28, shade(a, 0.04)) + one(-2, a)
  },
}

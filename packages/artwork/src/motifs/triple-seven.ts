import { shade } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Three sevens side by side. */
export const tripleSeven: Motif = {
  coats: [
    ['#f01832', '#ffc93c', '#7a0a16'],
    ['#8a2bff', '#ffd75e', '#3a0a6a'],
  ],
  companions: ['coin', 'bell', 'gold-star'],
  draw: (pen, [a, b]) => {
    const one = (x: number, y: number, s: number, t: number) => {
      const d = 'M-66 -84H68V-42C30 -4 10 40 6 88H-52C-48 38 -22 -4 12 -38H-28V-18H-66Z'
      return place(
        pen.line(d, shade(b, 0.75), 30) +
          pen.line(d, b, 20) +
          pen.solid(d, a, { bevel: 8 }) +
          pen.gloss(-6, -70, 56, 12, 0, 0.8),
        x,
        y,
        s,
        t,
      )
    }
    return one(-60, 6, 0.6, -12) + one(62, 6, 0.6, 12) + one(0, -4, 0.82, 0)
  },
}

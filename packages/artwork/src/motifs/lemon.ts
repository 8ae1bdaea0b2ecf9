import { shade, tint } from '../colour.ts'
import { around, circle, leaf, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A lemon and its cut half. */
export const lemon: Motif = {
  coats: [
    ['#ffd60a', '#3fae2a', '#fff6b0'],
    ['#b5e61d', '#2e9e3a', '#f4ffc0'],
  ],
  companions: ['cherry', 'orange', 'melon'],
  draw: (pen, [a, b]) => {
    const body =
      'M-86 2C-72 -44 -30 -68 8 -64C42 -62 64 -46 74 -22C92 -20 94 0 84 8C74 50 36 70 -4 66C-40 64 -66 46 -78 20C-94 20 -96 8 -86 2Z'
    const wedge = around(9, 26, (x, y, t) =>
      place(`<path d="M0 24L-8 -4Q0 -11 8 -4Z" fill="${shade(a, 0.05)}" stroke="#fff" stroke-width="2"/>`, x, y, 1, t),
    )
    return (
      pen.solid(leaf(-8, -60, 54, -96, 0.3), b) +
      pen.solid(leaf(-12, -60, -66, -90, 0.3), tint(b, 0.15)) +
      place(pen.solid(body, a, { bevel: 7 }) + pen.gloss(-30, -34, 30, 14, -30), -4, -4, 1, -14) +
      pen.solid(circle(42, 46, 50), a) +
      pen.flat(circle(42, 46, 43), '#fffbe0') +
      place(wedge, 42, 46, 1.02) +
      pen.gloss(26, 24, 18, 9, -30, 0.9)
    )
  },
}

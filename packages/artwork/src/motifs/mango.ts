import { shade, tint } from '../colour.ts'
import { ellipse, leaf, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A ripe mango and a diced half. */
export const mango: Motif = {
  coats: [
    ['#ffb01c', '#3fae2a', '#ff5a3c'],
    ['#ffd23a', '#2f9e3a', '#8fc92e'],
  ],
  companions: ['banana', 'pineapple', 'coconut'],
  draw: (pen, [a, b, c]) => {
    const body = 'M-40 -66C6 -92 66 -64 74 -8C80 42 46 84 2 82C-46 80 -84 40 -82 -6C-80 -36 -64 -54 -40 -66Z'
    const cheek = pen.radial(
      [
        [0, c, 0.95],
        [0.55, c, 0.45],
        [1, c, 0],
      ],
      0.26,
      0.34,
      0.6,
    )
    let dice = ''
    for (let i = -2; i <= 2; i++) dice += `M${i * 15} -34V34M-50 ${i * 13}H50`
    return (
      pen.line('M-30 -66Q-32 -84 -20 -96', shade(b, 0.75), 11) +
      pen.solid(leaf(-28, -70, 54, -98, 0.26), b) +
      pen.line('M-20 -73L34 -92', shade(b, 0.5), 3) +
      pen.solid(body, a, { bevel: 8 }) +
      pen.flat(body, cheek) +
      pen.gloss(-40, -30, 16, 28, 34) +
      place(
        pen.solid(ellipse(0, 0, 52, 38), shade(a, 0.12), { bevel: 4 }) +
          pen.flat(ellipse(0, 0, 44, 31), tint(a, 0.35)) +
          `<g ${pen.clip(ellipse(0, 0, 44, 31))}>${pen.line(dice, shade(a, 0.28), 3)}</g>` +
          pen.gloss(-14, -14, 20, 7, -10, 0.8),
        40,
        48,
        1,
        -22,
      )
    )
  },
}

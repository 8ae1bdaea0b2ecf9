import { shade } from '../colour.ts'
import { leaf, mirrored, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A wreath of laurel around a star. */
export const laurel: Motif = {
  coats: [
    ['#ffc02e', '#e11d48', '#8a4a06'],
    ['#3fae4a', '#ffc02e', '#145a22'],
    ['#dfe6ee', '#2b6fd6', '#4a5a6a'],
  ],
  companions: ['crown', 'spartan', 'gold-star'],
  draw: (pen, [a, b]) => {
    let twig = ''
    for (let i = 0; i < 7; i++) {
      const t = (i * 24 + 14) * (Math.PI / 180)
      const [x, y] = [78 * Math.sin(t), 6 + 78 * Math.cos(t)]
      twig +=
        place(pen.metal(leaf(0, 10, 0, -36, 0.3), a, { outline: 2.5, bevel: 2 }), x, y, 1, 150 - i * 24) +
        place(pen.metal(leaf(0, 10, 0, -30, 0.3), a, { outline: 2.5, bevel: 2 }), x * 0.84, y * 0.84, 1, 84 - i * 24)
    }
    return (
      pen.line('M0 84A78 78 0 0 1 -46 -56M0 84A78 78 0 0 0 46 -56', shade(a, 0.5), 6) +
      mirrored(twig) +
      pen.solid(star(0, 4, 5, 50, 22), b, { bevel: 6 }) +
      pen.gloss(-10, -18, 12, 16, 20, 0.8) +
      mirrored(pen.solid('M0 84C14 70 34 74 36 88C30 98 12 96 0 84Z', b, { bevel: 3, outline: 2.5 }))
    )
  },
}

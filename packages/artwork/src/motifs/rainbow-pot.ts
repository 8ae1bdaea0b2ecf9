import { tint } from '../colour.ts'
import { around, box, circle, ellipse, heart, mirrored, place, sparkle, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pot that overflows with gold. */
export const rainbowPot: Motif = {
  coats: [
    ['#2c2f3a', '#ffc93c', '#ff4d6d'],
    ['#5a2a8a', '#ffc93c', '#4dd0ff'],
  ],
  companions: ['clover', 'coin', 'gold-star'],
  draw: (pen, [a, b]) => {
    const coins = [
      [-50, -34],
      [-18, -44],
      [18, -44],
      [50, -34],
      [-34, -56],
      [0, -66],
      [34, -56],
      [-14, -80],
      [18, -82],
    ]
      .map(([x, y]) => pen.metal(ellipse(x as number, y as number, 22, 14), b, { outline: 2, bevel: 2 }))
      .join('')
    return (
      coins +
      pen.solid(symmetric(-24, [60, -24, 92, 0, 88, 34], [84, 72, 46, 92, 0, 92]), a, { bevel: 9 }) +
      pen.solid(box(-80, -34, 160, 22, 11), tint(a, 0.1)) +
      pen.gloss(-44, 14, 16, 30, 24, 0.5) +
      mirrored(pen.solid(ellipse(48, 90, 16, 8), a)) +
      pen.solid(circle(0, 34, 25), b) +
      around(4, 9, (x, y, t) => place(pen.flat(heart(0, -2, 9), '#1f9d3f'), x, y + 34, 1, t)) +
      pen.flat(sparkle(-46, -64, 20), '#fff') +
      pen.flat(sparkle(46, -48, 14), '#fff')
    )
  },
}

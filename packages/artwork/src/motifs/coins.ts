import { shade, tint } from '../colour.ts'
import { circle, ellipse, place, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Stacks of coins. */
export const coins: Motif = {
  coats: [
    ['#ffb81c', '#fff3b0', '#8a4a06'],
    ['#ff9a3c', '#ffe8b0', '#7a3a06'],
  ],
  companions: ['chest', 'ingot', 'crown'],
  draw: (pen, [a, b]) => {
    const stack = (x: number, base: number, n: number) => {
      let s = ''
      for (let i = 0; i < n; i++)
        s += pen.metal(`M${x - 32} ${base - i * 14}v-11a32 11 0 0 1 64 0v11a32 11 0 0 1 -64 0Z`, a, {
          outline: 2.5,
          bevel: 2,
          angle: 0,
        })
      return (
        s +
        pen.solid(ellipse(x, base - n * 14 + 3, 32, 11), tint(a, 0.4), { outline: 2, bevel: 2 }) +
        pen.flat(star(x, base - n * 14 + 3, 5, 9, 4), shade(a, 0.3), 0.7)
      )
    }
    return (
      stack(-42, 58, 6) +
      stack(46, 62, 8) +
      stack(2, 86, 4) +
      place(
        pen.metal(circle(0, 0, 32), a, { outline: 2.5 }) +
          pen.flat(star(0, 0, 5, 19, 8), b) +
          pen.line(circle(0, 0, 25), shade(a, 0.4), 2.5),
        -40,
        -54,
        1,
        -12,
      ) +
      pen.flat(sparkle(60, -60, 24), '#fff') +
      pen.flat(sparkle(-66, -74, 15), '#fff')
    )
  },
}

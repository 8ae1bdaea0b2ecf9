import { shade } from '../colour.ts'
import { around, circle, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A sheriff's star. */
export const sheriff: Motif = {
  coats: [
    ['#ffc02e', '#a8642a', '#8a4a06'],
    ['#dfe6ee', '#2b50c8', '#4a5a6a'],
  ],
  companions: ['cowboy-hat', 'boot', 'dynamite'],
  draw: (pen, [a, b]) => {
    const d = star(0, 2, 7, 90, 52)
    return (
      pen.metal(d, a, { bevel: 7 }) +
      around(7, 90, (x, y) => pen.ball(x, y + 2, 12, a)) +
      pen.line(circle(0, 2, 42), shade(a, 0.45), 5) +
      pen.solid(circle(0, 2, 36), b, { bevel: 4 }) +
      pen.metal(star(0, 2, 5, 28, 12), a, { bevel: 3, outline: 2 }) +
      pen.gloss(-26, -30, 20, 10, -36) +
      pen.flat(sparkle(54, -54, 26), '#fff')
    )
  },
}

import { shade, tint } from '../colour.ts'
import { around, box, circle, ellipse, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A stack of chips and one on its edge. */
export const chips: Motif = {
  coats: [
    ['#e3122d', '#ffffff', '#7a0a16'],
    ['#2b50c8', '#ffffff', '#ffc93c'],
    ['#12a15a', '#ffffff', '#064a2a'],
    ['#3a1060', '#ffc93c', '#ffffff'],
  ],
  companions: ['cards', 'dice', 'coins'],
  draw: (pen, [a, b, c]) => {
    const flat = (x: number, y: number, tone: string) =>
      pen.solid(`M${x - 52} ${y}v-13a52 18 0 0 1 104 0v13a52 18 0 0 1 -104 0Z`, tone, {
        outline: 2.5,
        bevel: 2,
        angle: 0,
      }) +
      pen.flat(
        `M${x - 40} ${y + 11}l2 -13 14 4 -1 13ZM${x - 8} ${y + 18}v-13h16v13ZM${x + 26} ${y + 15}l-2 -13 14 -4 2 13Z`,
        b,
      ) +
      pen.solid(ellipse(x, y - 13, 52, 18), tint(tone, 0.25), { outline: 2, bevel: 2 }) +
      pen.flat(ellipse(x, y - 13, 32, 10), b, 0.5)
    const front =
      pen.solid(circle(0, 0, 56), a, { bevel: 5 }) +
      around(6, 46, (x, y, t) => place(pen.flat(box(-11, -10, 22, 20, 2), b), x, y, 1, t)) +
      pen.line(circle(0, 0, 36), b, 3) +
      pen.solid(circle(0, 0, 31), shade(a, 0.12), { outline: 0 }) +
      pen.flat(
        star(0, 0, 5, 23, 10),
        pen.linear([
          [0, '#fff6c2'],
          [1, '#f0b429'],
        ]),
      ) +
      pen.gloss(-18, -34, 26, 10, -30)
    return (
      flat(24, 66, a) +
      flat(30, 42, shade(c, 0.05)) +
      flat(22, 18, a) +
      flat(28, -6, c) +
      flat(24, -30, a) +
      place(front, -38, 34, 0.98, -14)
    )
  },
}

import { shade, tint } from '../colour.ts'
import { circle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A taco filled to the brim. */
export const taco: Motif = {
  coats: [
    ['#f0b03a', '#3fae2a', '#e3122d'],
    ['#e89a4a', '#57b83a', '#ff6a3a'],
  ],
  companions: ['chilli', 'cactus', 'cowboy-hat'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-92 62C-96 -40 -40 -84 12 -80C64 -76 100 -30 96 62Z', shade(a, 0.22), { bevel: 5 }) +
    [-66, -44, -18, 8, 34, 58, 76]
      .map((x, i) =>
        pen.solid(circle(x, -40 + Math.abs(x - 6) * 0.5 + (i % 2) * 6, 21), [b, c, tint(b, 0.3)][i % 3] as string, {
          bevel: 4,
          outline: 2.5,
        }),
      )
      .join('') +
    pen.line('M-50 -20L-36 -44M-4 -40L8 -62M40 -30L54 -50', '#ffe07a', 8) +
    pen.solid('M-100 76C-100 -14 -56 -56 -2 -52C52 -50 92 -10 90 76Q-6 90 -100 76Z', a, { bevel: 8 }) +
    pen.flat(
      circle(-50, 10, 6) +
        circle(-10, -20, 5) +
        circle(30, 14, 7) +
        circle(-26, 44, 6) +
        circle(56, 46, 5) +
        circle(-74, 50, 4),
      shade(a, 0.3),
      0.5,
    ) +
    pen.gloss(-40, -16, 30, 9, -34, 0.7),
}

import { tint } from '../colour.ts'
import { sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A pearl in its open clam. */
export const pearl: Motif = {
  coats: [
    ['#fff6f0', '#b07ad6', '#5a3a8a'],
    ['#ffe9f4', '#2b9ad6', '#0a4a8a'],
    ['#fff0d0', '#e0607a', '#8a1a3a'],
  ],
  companions: ['shell', 'coral', 'seahorse'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-92 -6C-100 -70 -56 -100 0 -100C56 -100 100 -70 92 -6Q0 20 -92 -6Z', b, { bevel: 6 }) +
    [-60, -32, 0, 32, 60]
      .map((x) =>
        pen.line(`M${x * 0.4} 0Q${x * 0.9} -40 ${x * 1.05} ${-86 + Math.abs(x) * 0.35}`, tint(b, 0.5), 5, 0.6),
      )
      .join('') +
    pen.flat('M-78 -6C-60 -36 60 -36 78 -6Q0 14 -78 -6Z', c) +
    pen.glow(0, 6, 86, '#ffffff', 0.9) +
    pen.ball(0, 6, 36, a) +
    pen.gloss(-12, -10, 12, 8, -30, 1) +
    pen.solid(
      'M-94 8C-60 30 -40 22 -28 34C-10 44 10 44 28 34C40 22 60 30 94 8C98 62 56 92 0 92C-56 92 -98 62 -94 8Z',
      b,
      { bevel: 7 },
    ) +
    [-56, -28, 0, 28, 56]
      .map((x) => pen.line(`M${x} ${44 - Math.abs(x) * 0.2}Q${x * 0.9} 66 ${x * 0.66} 84`, tint(b, 0.5), 5, 0.6))
      .join('') +
    pen.flat(sparkle(30, -24, 22), '#fff'),
}

import { shade } from '../colour.ts'
import { circle, mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A jellyfish that glows. */
export const jellyfish: Motif = {
  coats: [
    ['#ff6fd0', '#ffd9f6', '#b03bff'],
    ['#4dd8ff', '#e0fbff', '#2b6fff'],
    ['#b8ff6a', '#f4ffd9', '#12b85a'],
  ],
  companions: ['pearl', 'coral', 'seahorse'],
  draw: (pen, [a, b, c]) =>
    pen.glow(0, -24, 108, a, 0.7) +
    [-44, -22, 0, 22, 44]
      .map((x, i) =>
        pen.line(`M${x} 8C${x - 22} 36 ${x + 22} 56 ${x - 6 + i * 3} ${98 - (i % 2) * 12}`, i % 2 ? a : b, 9, 0.75),
      )
      .join('') +
    [-34, -12, 12, 34].map((x) => pen.line(`M${x} 8C${x + 16} 30 ${x - 16} 44 ${x + 4} 72`, c, 4, 0.9)).join('') +
    pen.solid(
      'M-78 10C-90 -60 -44 -98 0 -98C44 -98 90 -60 78 10C68 24 58 8 48 10C38 24 28 26 18 12C8 26 -8 26 -18 12C-28 26 -38 24 -48 10C-58 8 -68 24 -78 10Z',
      a,
      { bevel: 7 },
    ) +
    pen.flat('M-56 -8C-58 -54 -30 -78 0 -78C30 -78 58 -54 56 -8Q0 -26 -56 -8Z', b, 0.5) +
    pen.flat(circle(-30, -50, 8) + circle(4, -66, 10) + circle(34, -44, 7) + circle(-6, -36, 6), '#fff', 0.55) +
    mirrored(pen.eye(20, -14, 9, c, -1)) +
    pen.line('M-7 0Q0 6 7 0', shade(a, 0.7), 3.5) +
    pen.gloss(-34, -66, 22, 12, -36),
}

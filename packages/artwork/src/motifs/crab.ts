import { shade } from '../colour.ts'
import { mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A crab with raised claws. */
export const crab: Motif = {
  coats: [
    ['#f0402b', '#ffd9a8', '#8a1206'],
    ['#ff7a1c', '#fff0c8', '#a83a06'],
    ['#2b7bd6', '#d9f6ff', '#0a2a7a'],
  ],
  companions: ['shell', 'pearl', 'coral'],
  draw: (pen, [a, b, c]) =>
    mirrored(
      pen.line('M44 36L84 30L96 52M44 50L80 58L84 82M38 62L64 80L60 98', shade(a, 0.7), 15) +
        pen.line('M44 36L84 30L96 52M44 50L80 58L84 82M38 62L64 80L60 98', a, 9) +
        pen.line('M44 14C68 8 78 -10 74 -28', shade(a, 0.7), 25) +
        pen.line('M44 14C68 8 78 -10 74 -28', a, 18) +
        pen.solid(
          'M72 -22C44 -30 38 -76 62 -100C62 -82 70 -70 78 -66C78 -82 88 -94 96 -98C112 -70 104 -28 72 -22Z',
          a,
          { bevel: 6 },
        ),
    ) +
    mirrored(
      pen.line('M22 -8V-34', shade(a, 0.7), 13) + pen.line('M22 -8V-34', a, 8) + pen.eye(23, -42, 15, '#2a6ad6', -1),
    ) +
    pen.solid(symmetric(-14, [48, -14, 74, 10, 68, 40], [60, 74, 30, 84, 0, 84]), a, { bevel: 8 }) +
    pen.line('M-22 46Q0 66 22 46', c, 5) +
    pen.flat('M-14 53Q0 62 14 53L10 60Q0 66 -10 60Z', '#fff') +
    mirrored(
      pen.ball(40, 16, 6, b, 0) +
        pen.ball(54, 30, 4, b, 0) +
        pen.ball(26, 6, 4, b, 0) +
        pen.glow(42, 44, 13, '#ffb0a0', 0.7),
    ) +
    pen.gloss(-24, 2, 24, 8, -10, 0.7),
}

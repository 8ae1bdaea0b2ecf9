import { shade } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A manta ray in flight. */
export const manta: Motif = {
  coats: [
    ['#3a5ad6', '#eef2ff', '#12e0e0'],
    ['#6a3ab8', '#f6eeff', '#ff8ae0'],
    ['#0a8a8a', '#e6fffb', '#b8ff6a'],
  ],
  companions: ['pearl', 'jellyfish', 'coral'],
  draw: (pen, [a, b, c]) =>
    pen.line('M0 60C6 80 -10 92 2 108', shade(a, 0.5), 7) +
    pen.solid(
      symmetric(
        -56,
        [16, -56, 24, -72, 30, -88],
        [40, -84, 40, -66, 38, -52],
        [70, -40, 100, -26, 110, 24],
        [80, 16, 48, 30, 30, 54],
        [18, 66, 8, 66, 0, 66],
      ),
      a,
      { bevel: 7 },
    ) +
    pen.flat(symmetric(-30, [16, -30, 24, -10, 20, 16], [14, 38, 6, 46, 0, 46]), b, 0.85) +
    mirrored(
      pen.eye(36, -40, 7, c) +
        pen.line('M24 -8Q34 -2 36 10M22 4Q30 10 30 20M20 16Q26 20 26 28', shade(a, 0.55), 4) +
        pen.flat(circle(62, -12, 6) + circle(80, 2, 4) + circle(56, 8, 4), c, 0.8),
    ) +
    pen.line('M-12 -36Q0 -28 12 -36', shade(a, 0.7), 5) +
    pen.gloss(0, -44, 22, 5, 0, 0.6),
}

import { shade, tint } from '../colour.ts'
import { poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A step-cut stone in a gold setting. */
export const emerald: Motif = {
  coats: [
    ['#12b76a', '#a8ffd0', '#04502c'],
    ['#e11d48', '#ffb0c0', '#6a0a22'],
    ['#2f6bff', '#b4ccff', '#0a1f6a'],
    ['#f97316', '#ffe0b0', '#7a2a06'],
  ],
  companions: ['gem', 'crown', 'key'],
  draw: (pen, [a, b]) => {
    const ring8 = (r: number) =>
      poly(
        -r * 0.55,
        -r,
        r * 0.55,
        -r,
        r * 0.85,
        -r * 0.66,
        r * 0.85,
        r * 0.66,
        r * 0.55,
        r,
        -r * 0.55,
        r,
        -r * 0.85,
        r * 0.66,
        -r * 0.85,
        -r * 0.66,
      )
    return (
      pen.metal(ring8(100), '#f0b429', { bevel: 5 }) +
      pen.solid(ring8(84), a, { bevel: 0 }) +
      pen.flat(poly(-46, -84, 46, -84, 30, -52, -30, -52), tint(b, 0.3)) +
      pen.flat(poly(-71, -56, -71, 56, -44, 34, -44, -34), tint(a, 0.35)) +
      pen.flat(poly(71, -56, 71, 56, 44, 34, 44, -34), shade(a, 0.35)) +
      pen.flat(poly(-46, 84, 46, 84, 30, 52, -30, 52), shade(a, 0.55)) +
      pen.flat(
        ring8(54),
        pen.linear(
          [
            [0, tint(b, 0.2)],
            [0.5, a],
            [1, tint(a, 0.3)],
          ],
          50,
        ),
      ) +
      pen.line(ring8(54), '#ffffff', 2, 0.7) +
      pen.flat(poly(-24, -46, 6, -46, -30, 40, -38, 30, -40, -24), '#ffffff', 0.5) +
      pen.flat(sparkle(48, -62, 30), '#fff') +
      [
        [-58, -88],
        [58, -88],
        [-58, 88],
        [58, 88],
      ]
        .map(([x, y]) => pen.ball(x as number, y as number, 11, '#ffd34d', 2.5))
        .join('')
    )
  },
}

import { shade, tint } from '../colour.ts'
import { around, box, ellipse } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A cactus in bloom. */
export const cactus: Motif = {
  coats: [
    ['#2fa84f', '#ff6fae', '#d98a3a'],
    ['#12a17a', '#ffd43b', '#c87a3a'],
  ],
  companions: ['cowboy-hat', 'sheriff', 'boot'],
  draw: (pen, [a, b, c]) => {
    const ribs = (d: string) => pen.line(d, shade(a, 0.45), 3.5, 0.7)
    return (
      pen.line('M-20 30C-64 34 -64 12 -62 -22', shade(a, 0.72), 42) +
      pen.line('M-20 30C-64 34 -64 12 -62 -22', a, 35) +
      pen.line('M20 10C60 14 62 -10 60 -44', shade(a, 0.72), 38) +
      pen.line('M20 10C60 14 62 -10 60 -44', a, 31) +
      pen.line('M-70 6V-22M54 -14V-42', tint(a, 0.5), 6, 0.8) +
      pen.solid(box(-30, -88, 60, 180, 30), a, { bevel: 8, angle: 5 }) +
      ribs('M-10 -72V88M10 -74V88') +
      pen.line('M-22 -50l-8 -4M-22 -10l-8 -4M22 -30l8 -4M22 40l8 -4M0 -20l0 -8M0 30l0 -8', '#fff', 3) +
      around(5, 12, (x, y) => pen.ball(x, y - 92, 10, b, 2)) +
      pen.ball(0, -92, 6, '#ffe07a', 1) +
      pen.ball(-62, -46, 9, b, 2) +
      pen.ball(60, -66, 9, b, 2) +
      pen.solid(ellipse(0, 94, 74, 14), c, { bevel: 3 })
    )
  },
}

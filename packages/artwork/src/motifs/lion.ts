import { shade, tint } from '../colour.ts'
import { around, circle, ellipse, mirrored, place, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A lion with a full mane. */
export const lion: Motif = {
  coats: [
    ['#f0a030', '#8a3a0a', '#fff0d0'],
    ['#e8b84a', '#b0241a', '#fff0d0'],
    ['#ffd08a', '#5a2a6a', '#fff6e0'],
  ],
  companions: ['crown', 'sun', 'drum'],
  draw: (pen, [a, b, c]) => {
    const mane = around(18, 62, (x, y, t, i) =>
      place(
        pen.solid(symmetric(34, [26, 24, 22, -22, 0, -40]), i % 2 ? b : tint(b, 0.14), { bevel: 4, outline: 2.5 }),
        x,
        y + 6,
        1,
        t,
      ),
    )
    return (
      mane +
      mirrored(pen.solid(circle(52, -46, 20), a, { bevel: 3 }) + pen.flat(circle(53, -45, 11), shade(a, 0.45))) +
      pen.solid(symmetric(-62, [40, -64, 62, -36, 60, -6], [58, 26, 54, 50, 34, 66], [20, 78, 10, 80, 0, 80]), a, {
        bevel: 6,
      }) +
      pen.solid('M-15 -40C-12 -20 -20 10 -24 22H24C20 10 12 -20 15 -40Q0 -52 -15 -40Z', tint(a, 0.35), {
        outline: 0,
        bevel: 0,
        depth: 0.5,
      }) +
      mirrored(pen.solid(ellipse(21, 44, 27, 22), c, { bevel: 3, outline: 2.5, depth: 0.6 })) +
      pen.solid(ellipse(0, 66, 19, 13), c, { bevel: 2, outline: 2.5, depth: 0.6 }) +
      pen.solid('M-21 20Q0 12 21 20Q16 36 0 42Q-16 36 -21 20Z', '#6a2a1e', { bevel: 3 }) +
      pen.gloss(-4, 20, 10, 4, 0, 0.8) +
      pen.line('M0 42V52M0 52Q-14 62 -28 54M0 52Q14 62 28 54', '#4a1a0a', 4) +
      mirrored(
        pen.eye(31, -10, 11, '#e8a010', -1) +
          pen.flat('M10 -14C20 -30 40 -30 52 -20C40 -24 24 -22 14 -4Z', shade(b, 0.4)) +
          pen.flat(circle(26, 44, 2.2) + circle(34, 40, 2.2) + circle(36, 49, 2.2), '#6a2a1e'),
      ) +
      pen.solid(symmetric(-92, [12, -88, 18, -66, 10, -52], [6, -46, 2, -46, 0, -46]), tint(b, 0.2), {
        bevel: 3,
        outline: 2.5,
      })
    )
  },
}

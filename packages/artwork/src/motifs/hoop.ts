import { box, circle, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A backboard and a ball on its way in. */
export const hoop: Motif = {
  coats: [
    ['#ff7a1c', '#e3122d', '#fffdf6'],
    ['#b03bff', '#12e0e0', '#fffdf6'],
  ],
  companions: ['basketball', 'trophy', 'whistle'],
  draw: (pen, [a, b, c]) =>
    pen.solid(box(-86, -100, 172, 116, 9), c, { bevel: 5, depth: 0.5 }) +
    pen.line(box(-76, -90, 152, 96, 5), b, 5) +
    pen.line(box(-32, -52, 64, 50, 2), b, 5) +
    pen.line(
      'M-50 30L-40 62L-26 92M-26 30L-20 62L-12 96M0 30V98M26 30L20 62L12 96M50 30L40 62L26 92M-46 46Q0 58 46 46M-40 66Q0 76 40 66M-32 84Q0 92 32 84',
      '#fff',
      4,
    ) +
    pen.metal('M-56 20H56V32H-56Z', '#ff5a1c', { bevel: 2 }) +
    place(
      pen.solid(circle(0, 0, 90), a, { bevel: 9 }) +
        pen.line('M-90 0H90M0 -90V90M-62 -66Q-16 0 -62 66M62 -66Q16 0 62 66', '#3a1606', 7),
      18,
      -20,
      0.46,
      20,
    ),
}

import { tint } from '../colour.ts'
import { box, place, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A sea king's trident. */
export const trident: Motif = {
  coats: [
    ['#ffc02e', '#12b8d6', '#8a4a06'],
    ['#dfe6ee', '#2b6fff', '#4a5a6a'],
    ['#12d6b8', '#ffc02e', '#0a5a5a'],
  ],
  companions: ['pearl', 'shell', 'crown'],
  draw: (pen, [a, b]) =>
    place(
      pen.solid(box(-8, -30, 16, 134, 6), b, { bevel: 3, angle: 0 }) +
        pen.line('M-7 0L7 12M-7 24L7 36M-7 48L7 60M-7 72L7 84', tint(b, 0.6), 3) +
        pen.metal(
          'M-8 -22V-84L0 -110L8 -84V-22ZM-62 -92L-50 -66V-48C-50 -36 -30 -32 -12 -32V-12C-46 -12 -68 -26 -68 -50V-66L-74 -60ZM62 -92L50 -66V-48C50 -36 30 -32 12 -32V-12C46 -12 68 -26 68 -50V-66L74 -60Z',
          a,
          { bevel: 4 },
        ) +
        pen.ball(0, -20, 17, b) +
        pen.ball(0, 104, 11, a),
      0,
      0,
      1,
      22,
    ) + pen.flat(sparkle(60, -70, 28), '#fff'),
}

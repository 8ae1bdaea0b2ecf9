import { shade } from '../colour.ts'
import { box, mirrored, place, poly, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A heavy book of spells with clasps. */
export const book: Motif = {
  coats: [
    ['#6a1fb0', '#ffc02e', '#fff1d0'],
    ['#b0122a', '#ffc02e', '#fff1d0'],
    ['#0a6a5a', '#ffd75e', '#fff1d0'],
    ['#7a4a1e', '#e8c46a', '#fff1d0'],
  ],
  companions: ['key', 'potion', 'hourglass'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid('M-74 -84H64Q76 -84 76 -72V78Q76 92 62 92H-62Q-78 92 -78 76V-72Q-78 -84 -74 -84Z', shade(a, 0.25), {
        bevel: 4,
      }) +
        pen.flat('M-60 70H70V86H-60Q-70 86 -70 78T-60 70Z', c) +
        pen.line('M-58 75H70M-58 80H70', '#c8a878', 1.5) +
        pen.solid('M-70 -92H66Q74 -92 74 -84V62Q74 70 66 70H-62Q-78 70 -78 82V-84Q-78 -92 -70 -92Z', a, { bevel: 6 }) +
        pen.line(box(-54, -76, 116, 130, 6), b, 4) +
        mirrored(
          pen.metal(poly(74, -92, 74, -62, 44, -92), b, { bevel: 2 }) +
            pen.metal(poly(74, 70, 74, 40, 44, 70), b, { bevel: 2 }),
        ) +
        pen.glow(4, -10, 50, b, 0.6) +
        pen.metal(star(4, -10, 8, 40, 22), b, { bevel: 4 }) +
        pen.ball(4, -10, 13, '#18c8ff') +
        pen.metal(box(56, -24, 30, 28, 5), b, { bevel: 3 }),
      0,
      0,
      1,
      -8,
    ),
}

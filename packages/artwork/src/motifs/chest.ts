import { shade } from '../colour.ts'
import { box, ellipse, mirrored, place, poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A treasure chest that overflows. */
export const chest: Motif = {
  coats: [
    ['#8a4a1e', '#ffc02e', '#5a2a0a'],
    ['#6a2a5a', '#ffc02e', '#3a0a3a'],
    ['#2a5a6a', '#e8c46a', '#0a2a3a'],
  ],
  companions: ['coins', 'gem', 'key'],
  draw: (pen, [a, b, c]) => {
    const gold = [
      [-50, -8],
      [-24, -18],
      [4, -22],
      [30, -16],
      [54, -8],
      [-38, -28],
      [-8, -36],
      [22, -34],
      [44, -26],
    ]
      .map(([x, y]) => pen.metal(ellipse(x as number, y as number, 19, 12), '#ffb81c', { outline: 2, bevel: 2 }))
      .join('')
    return (
      pen.solid('M-80 -30C-84 -92 -50 -102 0 -102C50 -102 84 -92 80 -30Z', a, { bevel: 6 }) +
      pen.flat('M-66 -32C-68 -78 -44 -86 0 -86C44 -86 68 -78 66 -32Z', '#2a1206') +
      pen.metal(
        'M-80 -30C-84 -92 -50 -102 0 -102C50 -102 84 -92 80 -30H66C68 -78 44 -88 0 -88C-44 -88 -68 -78 -66 -30Z',
        b,
        { bevel: 2 },
      ) +
      pen.glow(0, -34, 90, '#ffe07a', 0.9) +
      gold +
      place(
        pen.line(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), '#6a0a22', 12) +
          pen.flat(poly(-52, -62, 52, -62, 92, -18, 0, 88, -92, -18), '#ff2b5a') +
          pen.flat(poly(-52, -62, 52, -62, 30, -18, -30, -18), '#ffd0da'),
        -22,
        -44,
        0.26,
        -12,
      ) +
      pen.ball(36, -38, 9, '#fff', 1.5) +
      pen.ball(50, -32, 8, '#fff', 1.5) +
      pen.ball(60, -22, 8, '#fff', 1.5) +
      pen.solid('M-88 -14H88L80 90H-80Z', a, { bevel: 6 }) +
      pen.line('M-84 20H84M-82 54H82', shade(a, 0.5), 4, 0.7) +
      pen.metal(box(-92, -18, 184, 18, 5), b, { bevel: 3 }) +
      mirrored(pen.metal(poly(58, 0, 78, 0, 74, 90, 56, 90), b, { bevel: 3 })) +
      pen.metal('M-22 -10H22V28Q0 46 -22 28Z', b, { bevel: 3 }) +
      pen.flat('M-6 6A6 6 0 1 1 6 6L4 22H-4Z', c) +
      pen.flat(sparkle(40, -70, 24) + sparkle(-52, -56, 18), '#fff')
    )
  },
}

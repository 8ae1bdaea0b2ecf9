import { shade, tint } from '../colour.ts'
import { ellipse, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A festival drum with its sticks. */
export const drum: Motif = {
  coats: [
    ['#d9202f', '#ffc93c', '#7a4a1e'],
    ['#0a6ac8', '#ffe07a', '#5a3a1e'],
  ],
  companions: ['lantern', 'fan', 'firecracker'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-78 -30C-92 20 -86 56 -66 78C-30 96 30 96 66 78C86 56 92 20 78 -30Z', a, { bevel: 7, angle: 10 }) +
    pen.metal('M-84 -4Q0 34 84 -4L86 8Q0 48 -86 8Z', b, { bevel: 1 }) +
    pen.metal('M-80 58Q0 96 80 58L74 70Q0 108 -74 70Z', b, { bevel: 1 }) +
    pen.solid(ellipse(0, -32, 80, 34), '#fff1d6', { bevel: 4, depth: 0.5 }) +
    pen.line(ellipse(0, -32, 80, 34), b, 6) +
    pen.flat(star(0, -32, 8, 26, 10).replace(/$/, ''), a, 0.75) +
    [-60, -30, 0, 30, 60].map((x) => pen.ball(x, 40 - Math.abs(x) * 0.16, 6, b, 2)).join('') +
    [
      [-62, -94, -10, -40],
      [66, -98, 14, -38],
    ]
      .map(
        ([x, y, p, q]) =>
          pen.line(`M${x} ${y}L${p} ${q}`, shade(c, 0.6), 13) +
          pen.line(`M${x} ${y}L${p} ${q}`, tint(c, 0.4), 8) +
          pen.ball(p as number, q as number, 10, '#fff1d6', 2.5),
      )
      .join(''),
}

import { shade } from '../colour.ts'
import { box, circle, mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A friendly robot. */
export const robot: Motif = {
  coats: [
    ['#c9d2dc', '#12e0ff', '#ff5a3a'],
    ['#ffc928', '#ff4d8a', '#2b2b3a'],
    ['#8a5aff', '#12e08a', '#ffc02e'],
    ['#ff7a4a', '#9bf0ff', '#2b2b6a'],
  ],
  companions: ['rocket', 'gamepad', 'planet'],
  draw: (pen, [a, b, c]) =>
    pen.line('M0 -70V-92', '#4a5262', 7) +
    pen.glow(0, -96, 22, c, 0.9) +
    pen.ball(0, -96, 10, c) +
    mirrored(pen.solid(box(66, -36, 24, 50, 9), shade(a, 0.25), { bevel: 4 })) +
    pen.solid(box(-72, -72, 144, 112, 32), a, { bevel: 9 }) +
    pen.solid(box(-54, -52, 108, 64, 22), '#141a2e', { bevel: 4 }) +
    mirrored(pen.glow(25, -20, 26, b, 0.9) + pen.flat(circle(25, -20, 14), b) + pen.flat(circle(22, -24, 5), '#fff')) +
    pen.line('M-14 0Q0 8 14 0', b, 4) +
    pen.solid('M-44 46H44L54 96H-54Z', a, { bevel: 6 }) +
    pen.solid(circle(0, 72, 16), c, { bevel: 3 }) +
    pen.gloss(-4, 66, 6, 4) +
    pen.flat(box(-38, 60, 14, 6, 3) + box(-38, 72, 14, 6, 3), b) +
    pen.line('M24 62h16M24 74h16', shade(a, 0.5), 4) +
    pen.gloss(-40, -62, 24, 5, 0, 0.8),
}

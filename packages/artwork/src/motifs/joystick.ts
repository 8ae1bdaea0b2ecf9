import { tint } from '../colour.ts'
import { box, ellipse, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An arcade stick with three keys. */
export const joystick: Motif = {
  coats: [
    ['#e3122d', '#2b2b3a', '#ffc02e'],
    ['#12c9d6', '#3a1a5a', '#ff4d8a'],
  ],
  companions: ['gamepad', 'robot', 'gold-star'],
  draw: (pen, [a, b, c]) =>
    pen.solid(poly(-84, 30, 84, 30, 98, 92, -98, 92), b, { bevel: 6 }) +
    pen.solid(poly(-78, 14, 78, 14, 88, 36, -88, 36), tint(b, 0.25), { bevel: 3 }) +
    pen.metal(box(-8, -46, 16, 66, 5), '#c9d2dc', { bevel: 2, angle: 0 }) +
    pen.solid(ellipse(0, 22, 28, 9), '#16161f', { bevel: 2 }) +
    pen.ball(0, -60, 38, a) +
    [
      [-52, 64, c],
      [0, 68, '#12e08a'],
      [52, 64, '#4dabf7'],
    ]
      .map(
        ([x, y, t]) =>
          pen.glow(x as number, y as number, 28, t as string, 0.7) +
          pen.solid(ellipse(x as number, y as number, 20, 11), t as string, { bevel: 3 }),
      )
      .join(''),
}

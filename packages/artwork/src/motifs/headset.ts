import { shade } from '../colour.ts'
import { box, circle, mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A headset with lit cups. */
export const headset: Motif = {
  coats: [
    ['#2b2b3a', '#12e0ff', '#ff4d8a'],
    ['#fffdf6', '#e3122d', '#1c1c28'],
    ['#5a2ae0', '#12e08a', '#ffc02e'],
  ],
  companions: ['gamepad', 'microphone', 'joystick'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-70 10C-84 -100 84 -100 70 10', shade(a, 0.6), 24) +
    pen.line('M-70 10C-84 -100 84 -100 70 10', a, 17) +
    pen.line('M-50 -40C-34 -74 34 -74 50 -40', b, 5) +
    pen.line('M-64 50C-60 90 -30 92 -6 88', shade(a, 0.6), 11) +
    pen.line('M-64 50C-60 90 -30 92 -6 88', a, 6) +
    pen.ball(4, 86, 13, c) +
    mirrored(
      pen.solid(box(52, -22, 42, 84, 20), a, { bevel: 6 }) +
        pen.solid(box(40, -14, 24, 68, 12), shade(a, 0.4), { bevel: 4 }) +
        pen.glow(76, 20, 34, b, 0.8) +
        pen.line(circle(76, 20, 13), b, 5),
    ),
}

import { shade } from '../colour.ts'
import { box, circle, mirrored } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A gamepad with lit keys. */
export const gamepad: Motif = {
  coats: [
    ['#3a3f9e', '#ff4d8a', '#12e0ff'],
    ['#f4f6ff', '#b03bff', '#ffc02e'],
    ['#1c1c28', '#12e08a', '#ff4d4d'],
    ['#ff5a3a', '#ffe07a', '#12e0ff'],
  ],
  companions: ['headset', 'robot', 'joystick'],
  draw: (pen, [a, b, c]) =>
    pen.solid(
      'M-52 -48C-30 -54 -20 -42 0 -42C20 -42 30 -54 52 -48C84 -44 104 20 98 60C94 84 66 84 54 62C46 46 36 34 24 34H-24C-36 34 -46 46 -54 62C-66 84 -94 84 -98 60C-104 20 -84 -44 -52 -48Z',
      a,
      { bevel: 9 },
    ) +
    pen.solid('M-58 -26H-42V-12H-28V4H-42V18H-58V4H-72V-12H-58Z', '#20222e', { bevel: 3, outline: 2.5 }) +
    [
      [50, -26, b],
      [70, -6, c],
      [30, -6, '#ffd43b'],
      [50, 14, '#69db7c'],
    ]
      .map(
        ([x, y, t]) =>
          pen.glow(x as number, y as number, 18, t as string, 0.7) +
          pen.ball(x as number, y as number, 10.5, t as string, 2.5),
      )
      .join('') +
    mirrored(
      pen.solid(circle(24, 20, 17), '#20222e', { bevel: 3, outline: 2.5 }) + pen.flat(circle(24, 18, 9), '#4a4e62'),
    ) +
    pen.flat(box(-14, -24, 28, 8, 4), c) +
    pen.gloss(-46, -38, 24, 6, -8, 0.7) +
    mirrored(pen.solid('M34 -52C44 -66 66 -66 74 -44Z', shade(a, 0.25), { bevel: 3 })),
}

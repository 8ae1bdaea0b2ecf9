import { tint } from '../colour.ts'
import { box, leaf, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Stalks of bamboo with leaves. */
export const bamboo: Motif = {
  coats: [
    ['#3fae4a', '#9be07a', '#1d6b35'],
    ['#d9a82a', '#fff0a0', '#7a5a0a'],
  ],
  companions: ['panda', 'lotus', 'fan'],
  draw: (pen, [a, b]) => {
    const stalk = (x: number, t: number, h: number) =>
      place(
        pen.solid(box(-14, -h, 28, h * 2, 8), a, { bevel: 4, angle: 0 }) +
          [-0.55, 0, 0.55]
            .map((k) => pen.solid(box(-17, k * h - 5, 34, 10, 5), tint(a, 0.15), { outline: 2, bevel: 2 }))
            .join(''),
        x,
        0,
        1,
        t,
      )
    return (
      stalk(-40, -7, 92) +
      stalk(42, 8, 92) +
      stalk(0, 1, 104) +
      [
        [-40, -40, -98, -68],
        [-38, -42, -84, -98],
        [42, -20, 100, -50],
        [44, -22, 94, -84],
        [0, 50, 56, 32],
        [-2, 48, -60, 40],
        [2, -66, 50, -98],
      ]
        .map(([x, y, p, q]) =>
          pen.solid(leaf(x as number, y as number, p as number, q as number, 0.22), b, { outline: 2.5 }),
        )
        .join('')
    )
  },
}

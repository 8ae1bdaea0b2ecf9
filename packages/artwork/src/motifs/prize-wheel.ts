import { around, circle, num, place, poly, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A wheel of prizes with bulbs and a pointer. */
export const prizeWheel: Motif = {
  coats: [
    ['#ff4d6d', '#ffd43b', '#4dabf7'],
    ['#8a2be2', '#ffb81c', '#12b886'],
  ],
  companions: ['coin', 'gold-star', 'gift'],
  draw: (pen, [a, b, c]) => {
    const tones = [a, b, c, '#69db7c', '#ff922b', '#9775fa', a, b, c, '#69db7c', '#ff922b', '#9775fa']
    const slices = around(12, 1, (_x, _y, t, i) => {
      const [p, q] = [((t - 105) * Math.PI) / 180, ((t - 75) * Math.PI) / 180]
      return (
        pen.flat(
          `M0 0L${num(76 * Math.cos(p))} ${num(76 * Math.sin(p))}A76 76 0 0 1 ${num(76 * Math.cos(q))} ${num(76 * Math.sin(q))}Z`,
          tones[i] as string,
        ) + place(pen.flat(star(0, -56, 5, 9, 4), '#fff', 0.95), 0, 0, 1, t)
      )
    })
    return (
      pen.solid(poly(-40, 96, 40, 96, 20, 40, -20, 40), '#5a2a8a') +
      pen.metal(circle(0, -4, 94), '#f0b429', { bevel: 5 }) +
      place(slices, 0, -4) +
      `<circle cy="-4" r="76" fill="${pen.radial(
        [
          [0, '#ffffff', 0.55],
          [0.6, '#ffffff', 0],
          [1, '#000000', 0.35],
        ],
        0.4,
        0.3,
        0.75,
      )}"/>` +
      around(16, 85, (x, y, _t, i) => pen.flat(circle(x, y - 4, 5), i % 2 ? '#fff' : '#ffe98a')) +
      pen.ball(0, -4, 20, '#ffc93c') +
      pen.flat(star(0, -4, 5, 11, 5), '#fff') +
      pen.solid(poly(-16, -104, 16, -104, 0, -66), '#ff2b4e', { bevel: 3 })
    )
  },
}

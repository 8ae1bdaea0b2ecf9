import { shade, tint } from '../colour.ts'
import { place, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two dice in mid roll. */
export const dice: Motif = {
  coats: [
    ['#e3122d', '#ffffff', '#7a0a16'],
    ['#2b7bff', '#ffffff', '#0a2a7a'],
    ['#fff8ec', '#c8102e', '#b8a080'],
    ['#12a15a', '#ffffff', '#064a2a'],
  ],
  companions: ['cards', 'chips', 'coin'],
  draw: (pen, [a, b]) => {
    const die = (
      x: number,
      y: number,
      s: number,
      t: number,
      top: [number, number][],
      left: [number, number][],
      right: [number, number][],
    ) => {
      const pip = (m: string, ps: [number, number][]) =>
        `<g transform="matrix(${m})">${ps.map(([px, py]) => `<circle cx="${px}" cy="${py}" r="8" fill="${b}" stroke="${shade(a, 0.6)}" stroke-width="1.5"/>`).join('')}</g>`
      return place(
        pen.line(poly(0, -58, 52, -28, 52, 32, 0, 62, -52, 32, -52, -28), shade(a, 0.75), 12) +
          pen.flat(
            poly(0, -58, 52, -28, 0, 2, -52, -28),
            pen.linear([
              [0, tint(a, 0.65)],
              [1, tint(a, 0.2)],
            ]),
          ) +
          pen.flat(
            poly(-52, -28, 0, 2, 0, 62, -52, 32),
            pen.linear([
              [0, tint(a, 0.1)],
              [1, shade(a, 0.15)],
            ]),
          ) +
          pen.flat(
            poly(52, -28, 0, 2, 0, 62, 52, 32),
            pen.linear([
              [0, shade(a, 0.2)],
              [1, shade(a, 0.5)],
            ]),
          ) +
          pen.line('M0 2V62M0 2L-52 -28M0 2L52 -28', tint(a, 0.7), 3, 0.6) +
          pip('.866 .5 -.866 .5 0 -28', top) +
          pip('.866 .5 0 1 -26 2', left) +
          pip('.866 -.5 0 1 26 2', right),
        x,
        y,
        s,
        t,
      )
    }
    return (
      die(
        40,
        -38,
        0.82,
        18,
        [[0, 0]],
        [
          [-16, -16],
          [16, 16],
        ],
        [
          [-16, -16],
          [0, 0],
          [16, 16],
        ],
      ) +
      die(
        -24,
        28,
        1.08,
        -12,
        [
          [-17, -17],
          [17, -17],
          [0, 0],
          [-17, 17],
          [17, 17],
        ],
        [
          [-16, -18],
          [-16, 0],
          [-16, 18],
          [16, -18],
          [16, 0],
          [16, 18],
        ],
        [
          [-16, -16],
          [16, 16],
          [16, -16],
          [-16, 16],
        ],
      )
    )
  },
}

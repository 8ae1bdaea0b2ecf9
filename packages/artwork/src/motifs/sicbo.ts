import { box, circle, ellipse, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Three dice under a glass dome. */
export const sicbo: Motif = {
  coats: [
    ['#ffc02e', '#e3122d', '#bff0ff'],
    ['#c9d2dc', '#12a15a', '#e6faff'],
  ],
  companions: ['dice', 'chips', 'fortune-coin'],
  draw: (pen, [a, b, c]) => {
    const die = (x: number, y: number, t: number, n: number) =>
      place(
        pen.solid(box(-20, -20, 40, 40, 9), b, { bevel: 4 }) +
          [
            [0, 0],
            [-9, -9],
            [9, 9],
            [9, -9],
            [-9, 9],
          ]
            .slice(n % 2 ? 0 : 1, n % 2 ? n : n + 1)
            .map(([px, py]) => pen.flat(circle(px as number, py as number, 4), '#fff'))
            .join(''),
        x,
        y,
        1,
        t,
      )
    return (
      pen.metal(ellipse(0, 74, 92, 26), a, { bevel: 4 }) +
      pen.metal('M-92 74V86C-92 104 92 104 92 86V74Q0 118 -92 74Z', a, { bevel: 3, angle: 0 }) +
      pen.solid(ellipse(0, 70, 74, 19), '#0a6a4a', { bevel: 3 }) +
      die(-34, 42, -14, 3) +
      die(36, 44, 12, 5) +
      die(2, 18, 4, 4) +
      pen.flat(
        'M-80 66C-84 -40 -50 -84 0 -84C50 -84 84 -40 80 66Q0 96 -80 66Z',
        pen.radial(
          [
            [0, '#ffffff', 0.1],
            [0.7, c, 0.2],
            [1, c, 0.75],
          ],
          0.5,
          0.55,
          0.6,
        ),
      ) +
      pen.line('M-80 66C-84 -40 -50 -84 0 -84C50 -84 84 -40 80 66', '#ffffff', 4, 0.9) +
      pen.gloss(-42, -30, 12, 40, 24, 0.9) +
      pen.ball(0, -92, 14, a)
    )
  },
}

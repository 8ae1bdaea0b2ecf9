import { shade } from '../colour.ts'
import { around, box, circle, place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A farm tractor. */
export const tractor: Motif = {
  coats: [
    ['#e3122d', '#ffc02e', '#22242e'],
    ['#2fa84f', '#ffd43b', '#22242e'],
  ],
  companions: ['carrot', 'daisy', 'bee'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-6 -34V-74', '#22242e', 9) +
    pen.flat(circle(-2, -86, 7) + circle(10, -98, 9), '#fff', 0.6) +
    pen.solid('M10 -84H78L84 0H8Z', b, { bevel: 4 }) +
    pen.flat(
      'M22 -72H68L72 -20H20Z',
      pen.linear([
        [0, '#e6fbff'],
        [1, '#7ad0f0'],
      ]),
    ) +
    pen.solid(box(-2, -94, 92, 14, 5), a, { bevel: 3 }) +
    pen.solid('M-92 -26C-92 -38 -80 -40 -70 -40H20V40H-92Z', a, { bevel: 7 }) +
    pen.line('M-78 -20V24M-64 -20V24M-50 -20V24', shade(a, 0.5), 5) +
    pen.ball(-88, -10, 10, '#fff3a0', 2.5) +
    [
      [46, 42, 54],
      [-62, 60, 34],
    ]
      .map(
        ([x, y, r]) =>
          pen.solid(circle(x as number, y as number, r as number), c, { bevel: 6 }) +
          around(14, (r as number) - 4, (px, py, t) =>
            place(pen.flat(box(-4, -4, 8, 9, 2), '#3c4050'), px + (x as number), py + (y as number), 1, t),
          ) +
          pen.solid(circle(x as number, y as number, (r as number) * 0.52), b, { bevel: 4 }) +
          pen.flat(circle(x as number, y as number, (r as number) * 0.17), c),
      )
      .join(''),
}

import { shade } from '../colour.ts'
import { circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An owl with great eyes. */
export const owl: Motif = {
  coats: [
    ['#8a5a2e', '#ffe9c4', '#ffb81c'],
    ['#5a3a8a', '#e9d9ff', '#ffd43b'],
    ['#e6ecf6', '#ffffff', '#4dd8ff'],
  ],
  companions: ['book', 'moon', 'wizard-hat'],
  draw: (pen, [a, b, c]) => {
    const belly = [
      [-20, 22],
      [0, 24],
      [20, 22],
      [-11, 42],
      [11, 42],
      [0, 60],
    ]
      .map(([x, y]) => pen.line(`M${(x as number) - 8} ${y}q8 10 16 0`, shade(a, 0.3), 4))
      .join('')
    return (
      mirrored(pen.solid('M52 -8C96 10 92 66 58 88C64 60 50 40 44 30Z', shade(a, 0.22), { bevel: 5 })) +
      pen.solid(
        'M-84 -96C-56 -86 -30 -84 0 -74C30 -84 56 -86 84 -96C80 -70 80 -56 76 -40C84 20 66 94 0 94C-66 94 -84 20 -76 -40C-80 -56 -80 -70 -84 -96Z',
        a,
        { bevel: 7 },
      ) +
      pen.solid(symmetric(2, [36, 0, 46, 30, 42, 54], [36, 84, 14, 86, 0, 86]), b, {
        bevel: 3,
        outline: 2,
        depth: 0.6,
      }) +
      belly +
      mirrored(pen.solid(circle(37, -30, 37), b, { bevel: 4 }) + pen.eye(36, -30, 24, c)) +
      pen.solid('M-12 -20Q0 -28 12 -20L0 12Z', '#ff9326', { bevel: 3 }) +
      mirrored(
        pen.solid('M2 -48C22 -66 54 -70 78 -88C70 -64 48 -56 6 -38Z', shade(a, 0.3), { bevel: 3, outline: 2.5 }) +
          pen.oval(24, 94, 14, 9, '#ff9326', 2.5),
      )
    )
  },
}

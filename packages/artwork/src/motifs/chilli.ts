import { shade } from '../colour.ts'
import { place } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Two hot peppers on fire. */
export const chilli: Motif = {
  coats: [
    ['#e3122d', '#3fae2a', '#ffc02e'],
    ['#ff7a1c', '#2fa84f', '#fff0a0'],
    ['#12b84a', '#8be04e', '#ffe07a'],
  ],
  companions: ['flame-orb', 'taco', 'firecracker'],
  draw: (pen, [a, b]) => {
    const one =
      pen.solid('M-20 -60C8 -74 34 -60 36 -30C38 20 0 70 -64 92C-40 60 -28 30 -30 -10C-34 -30 -34 -50 -20 -60Z', a, {
        bevel: 8,
      }) +
      pen.gloss(14, -30, 8, 26, 10) +
      pen.solid('M-26 -52C-20 -76 30 -80 38 -44C28 -52 20 -48 14 -40C6 -52 -4 -50 -8 -40C-14 -52 -20 -54 -26 -52Z', b, {
        bevel: 3,
      }) +
      pen.line('M6 -68C6 -84 16 -94 28 -96', shade(b, 0.6), 12) +
      pen.line('M6 -68C6 -84 16 -94 28 -96', b, 7)
    return (
      pen.flat(
        'M-40 96C-96 50 -60 10 -76 -40C-50 -20 -44 -10 -40 6C-30 -30 -40 -60 -20 -96C6 -70 10 -50 12 -20C24 -40 30 -50 30 -70C70 -30 96 40 50 96Z',
        pen.linear([
          [0, '#fff3a0', 0.9],
          [0.5, '#ff9a1c', 0.8],
          [1, '#ff3a1c', 0.2],
        ]),
      ) +
      place(one, 34, 6, 0.86, -34) +
      place(one, -10, 4, 1, 4)
    )
  },
}

import { shade, tint } from '../colour.ts'
import { box, ellipse, place, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** Sticks of dynamite with a burning fuse. */
export const dynamite: Motif = {
  coats: [
    ['#e3122d', '#ffc02e', '#7a4a1e'],
    ['#d9480f', '#fff0a0', '#5a3a1e'],
  ],
  companions: ['sheriff', 'war-hammer', 'coins'],
  draw: (pen, [a, b, c]) => {
    const stick = (x: number) =>
      pen.solid(box(x - 20, -48, 40, 136, 8), a, { bevel: 5, angle: 0 }) +
      pen.solid(ellipse(x, -46, 19, 7), tint(a, 0.45), { outline: 2, bevel: 1 })
    return (
      pen.line('M0 -50C-4 -84 40 -70 44 -92', shade(c, 0.5), 8) +
      pen.line('M0 -50C-4 -84 40 -70 44 -92', tint(c, 0.5), 4) +
      place(stick(-42) + stick(42) + stick(0), 0, 0) +
      pen.metal('M-66 0Q0 14 66 0V20Q0 34 -66 20Z', b, { bevel: 2 }) +
      pen.metal('M-66 52Q0 66 66 52V68Q0 82 -66 68Z', b, { bevel: 2 }) +
      pen.glow(48, -92, 44, '#ffd23c', 1) +
      pen.flat(star(48, -92, 9, 26, 10), '#ff8a1c') +
      pen.flat(star(48, -92, 9, 17, 7, 20), '#fff6b0')
    )
  },
}

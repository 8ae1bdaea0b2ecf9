import type { Pen } from '../pen.ts'
import { around, box, circle, ellipse, num, place, poly, ring } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

const HUES = ['#ff4f9a', '#ffb52e', '#3ddc97', '#4aa8ff', '#b46bff', '#ff7a3a'] as const

function tent(pen: Pen, width: number, height: number, a: string, b: string): string {
  const stripes = [0, 1, 2, 3, 4].map((i) => {
    const [x0, x1] = [-width / 2 + (i * width) / 5, -width / 2 + ((i + 1) * width) / 5]
    const colour = i % 2 ? b : a
    return (
      pen.solid(poly(0, -height, x0, 0, x1, 0), colour, { bevel: 2, outline: 1 }) +
      pen.solid(`M${num(x0)} 0V${num(height * 0.62)}H${num(x1)}V0Q${num((x0 + x1) / 2)} 24 ${num(x0)} 0Z`, colour, {
        bevel: 2,
        outline: 1,
      })
    )
  })
  return (
    stripes.join('') +
    pen.line(`M0 ${-height}V${-height - 34}`, '#fff2d0', 4) +
    pen.solid(poly(0, -height - 34, 40, -height - 22, 0, -height - 10), a, { bevel: 2, outline: 2 })
  )
}

/** The great wheel of a fair, its lamps lit, tents at its foot. */
export const ferrisWheel: SetPiece = (pen) => {
  const car = (hue: string) =>
    pen.line('M0 -26V-10', '#fff2d0', 4) +
    pen.solid('M-27 -12H27V8Q24 32 0 34Q-24 32 -27 8Z', hue, { bevel: 4 }) +
    pen.flat(box(-19, -4, 38, 12, 3), '#fff6d8', 0.9) +
    pen.solid('M-32 -12Q0 -44 32 -12Z', '#fff2d0', { bevel: 3 })
  const spokes = around(12, 196, (x, y) => pen.line(`M0 0L${num(x)} ${num(y)}`, '#ffe2a8', 5, 0.9))
  const lamps = around(36, 214, (x, y, _, i) => pen.ball(x, y, 7, i % 2 ? '#fff3b0' : '#ff8ac0', 1.5))
  const leg = (dx: number) => pen.metal(poly(-9, -60, 9, -60, dx + 16, 236, dx - 16, 236), '#f0c070', { bevel: 3 })
  return (
    pen.glow(0, -62, 330, '#ffb0d8', 0.6) +
    leg(-132) +
    leg(132) +
    place(
      pen.metal(ring(0, 0, 226, 204), '#ffcf6a', { bevel: 3 }) +
        pen.metal(ring(0, 0, 132, 122), '#ff8ac0', { bevel: 2, outline: 2 }) +
        spokes +
        lamps +
        around(12, 212, (x, y, _, i) => place(car(HUES[i % 6] as string), x, y + 24)) +
        pen.metal(circle(0, 0, 42), '#ffcf6a', { bevel: 4 }) +
        around(8, 26, (x, y) => pen.ball(x, y, 6, '#ff4f9a', 1.5)) +
        pen.ball(0, 0, 14, '#ffffff', 2),
      0,
      -62,
    ) +
    place(tent(pen, 168, 92, '#d6186f', '#fff3ea'), -216, 166) +
    place(tent(pen, 190, 108, '#ffb52e', '#7a1f8f'), 214, 160) +
    pen.flat(ellipse(0, 236, 300, 12), '#2a0f33', 0.6)
  )
}

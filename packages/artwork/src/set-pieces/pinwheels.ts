import { cards } from '../motifs/cards.ts'
import type { Pen } from '../pen.ts'
import { around, box, circle, num, place } from '../shapes.ts'
import { drawn, readable, type SetPiece } from './set-piece.ts'

function pinwheel(pen: Pen, colours: readonly [string, string, string, string]): string {
  return (
    around(8, 0.01, (_x, _y, degrees, i) => {
      const colour = colours[i % 4] as string
      return place(
        pen.solid('M0 0L-58 -98Q-8 -146 50 -112Q4 -92 0 0Z', colour, { bevel: 5 }) +
          pen.solid('M50 -112Q62 -62 0 0Q4 -92 50 -112Z', colour, { bevel: 3, depth: 1.5, angle: 160 }) +
          pen.flat(circle(-22, -88, 8) + circle(-10, -62, 5), '#fff8e0', 0.8),
        0,
        0,
        1,
        degrees,
      )
    }) +
    pen.metal(circle(0, 0, 25), '#ffcf4d', { bevel: 4 }) +
    pen.ball(0, 0, 11, '#d6186f', 2)
  )
}

/** Pinwheels of a fair's stall in the evening wind. */
export const pinwheels: SetPiece = (pen, isTurned) => {
  const stick = (x: number, y: number) => pen.solid(box(x - 6, y, 12, 240 - y, 5), '#c98a4a', { bevel: 2, angle: 0 })
  const bunting = [-290, -210, -130, -50, 30, 110, 190, 270].map((x, i) => {
    const y = -250 + 34 * Math.sin(((x + 300) / 600) * Math.PI)
    return pen.solid(
      `M${x - 26} ${num(y)}H${x + 26}L${x} ${num(y + 52)}Z`,
      ['#ff4f9a', '#ffb52e', '#3ddc97', '#4aa8ff'][i % 4] as string,
      { bevel: 2, outline: 2 },
    )
  })
  return (
    pen.glow(0, -30, 330, '#ffd9a0', 0.6) +
    pen.line('M-330 -256Q0 -200 330 -256', '#fff2d0', 4) +
    bunting.join('') +
    stick(-206, 40) +
    stick(206, -20) +
    stick(0, -40) +
    place(pinwheel(pen, ['#3ddc97', '#fff3ea', '#0f9a6a', '#ffd24a']), -206, 44, 0.78, 12) +
    place(pinwheel(pen, ['#4aa8ff', '#fff3ea', '#7a3df0', '#ffd24a']), 206, -14, 0.86, -9) +
    place(pinwheel(pen, ['#d6186f', '#ffb52e', '#ff4f9a', '#fff3ea']), 0, -46, 1.36, 6) +
    readable(drawn(pen, cards), isTurned, 120, 168, 0.7, 8)
  )
}

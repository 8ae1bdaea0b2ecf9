import { box, poly } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** Three curtains of northern light rising from a horizon, and a star. */
export const arc: DrawSymbol = ({ pen, first, second }) => {
  const across = pen.linear(
    [
      [0, first],
      [1, second],
    ],
    25,
  )
  const curtain = (r: number, w: number, opacity: number) =>
    `<path d="M${-r} 26A${r} ${r} 0 0 1 ${r} 26" fill="none" stroke="${across}" stroke-width="${w}" stroke-opacity="${opacity}"/>`
  return (
    curtain(42, 9, 1) +
    curtain(27, 8, 0.8) +
    curtain(13.5, 7, 0.6) +
    pen.flat(poly(0, -48, 3.4, -37.4, 14, -34, 3.4, -30.6, 0, -20, -3.4, -30.6, -14, -34, -3.4, -37.4), second) +
    pen.flat(box(-46, 36, 92, 6, 3), across)
  )
}

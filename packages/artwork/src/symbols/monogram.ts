import { shade, tint } from '../colour.ts'
import { outline, pathOf } from '../lettering/outline.ts'
import { circle, place, poly } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** The name's first letter cut from a diamond, within a thin rule. */
export const monogram: DrawSymbol = ({ pen, first, second, name, face }) => {
  const letter = outline([...name.toUpperCase()][0] ?? '', face, 52)
  const centre = (letter.top + letter.bottom) / 2
  const cut = pathOf(letter, (x, y) => [x - letter.width / 2, y - centre])
  return (
    pen.line(poly(0, -48, 48, 0, 0, 48, -48, 0), first, 3) +
    pen.flat(poly(0, -39, 39, 0, 0, 39, -39, 0), second) +
    pen.flat(
      cut,
      pen.linear([
        [0, tint(first, 0.5)],
        [0.5, first],
        [1, shade(first, 0.15)],
      ]),
    ) +
    [0, 90, 180, 270].map((t) => place(pen.flat(circle(0, -48, 3.4), first), 0, 0, 1, t)).join('')
  )
}

import { circle, leaf, mirrored } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** A horseshoe with wings, for the winged horse of the steppe. */
export const wingedShoe: DrawSymbol = ({ pen, first, second }) =>
  mirrored(
    pen.flat(leaf(18, 20, 49, -26, 0.2), second) +
      pen.flat(leaf(19, 26, 50, -4, 0.2), second, 0.85) +
      pen.flat(leaf(18, 32, 47, 17, 0.2), second, 0.7),
  ) +
  pen.line('M-17 40C-30 12 -24 -34 0 -34C24 -34 30 12 17 40', first, 11) +
  mirrored(pen.flat(circle(19.5, 20, 2.2), '#ffffff') + pen.flat(circle(19, 0, 2.2), '#ffffff')) +
  pen.flat(circle(0, -34, 2.2), '#ffffff') +
  mirrored(pen.line('M10.5 43H24', first, 8))

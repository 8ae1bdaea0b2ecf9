import { circle, mirrored, poly } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** The long straight horns of a forest antelope before a rising sun; its face is the shield below. */
export const horns: DrawSymbol = ({ pen, first, second }) =>
  pen.flat(circle(0, -16, 19), second) +
  mirrored(
    pen.flat('M6 18C8 -6 16 -32 31 -50C28 -28 22 -4 15 20Z', first) +
      pen.flat('M20 22C29 18 37 18 45 22C39 30 30 32 21 29Z', first),
  ) +
  pen.flat('M-18 20Q0 12 18 20C19 33 11 44 0 49C-11 44 -19 33 -18 20Z', first) +
  pen.flat(poly(-3.5, 24, 3.5, 24, 2, 38, -2, 38), second)

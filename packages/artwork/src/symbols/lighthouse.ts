import { box, poly } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** A tower on its rock, a lamp that looks both ways, and two waves. */
export const lighthouse: DrawSymbol = ({ pen, first, second }) =>
  pen.flat(poly(9, -31, 46, -44, 46, -18), second, 0.85) +
  pen.flat(poly(-9, -31, -46, -44, -46, -18), second, 0.85) +
  pen.flat(poly(-9, -37, 0, -49, 9, -37), first) +
  pen.flat(box(-6, -37, 12, 12, 2), second) +
  pen.flat(box(-12, -25, 24, 6, 2), first) +
  pen.flat(poly(-9, -16, 9, -16, 10.6, -3, -10.6, -3), first) +
  pen.flat(poly(-11, 1, 11, 1, 12.6, 14, -12.6, 14), first) +
  pen.flat(poly(-13, 18, 13, 18, 14, 27, -14, 27), first) +
  pen.line('M-44 36Q-33 29 -22 36T0 36T22 36T44 36', first, 6) +
  pen.line('M-28 47Q-21 42 -14 47T0 47T14 47T28 47', second, 5)

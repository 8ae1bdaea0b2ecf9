import { circle, leaf } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** A hummingbird before an unseen flower: a long bill, two wings up, a forked tail. */
export const hummingbird: DrawSymbol = ({ pen, first, second }) =>
  pen.line('M16 -20L49 -33', first, 4.5) +
  pen.flat(leaf(-6, 2, -40, -40, 0.26), second) +
  pen.flat(leaf(0, -4, -8, -49, 0.24), second, 0.75) +
  pen.flat('M26 -22C25 -33 8 -36 2 -25C-6 -10 -16 8 -34 26C-8 26 20 10 26 -22Z', first) +
  pen.flat(leaf(-20, 16, -47, 44, 0.17), first) +
  pen.flat(leaf(-12, 18, -26, 49, 0.17), second) +
  pen.flat(circle(15, -23, 3.4), '#ffffff')

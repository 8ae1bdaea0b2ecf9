import { shade, tint } from '../colour.ts'
import { poly } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

/** A cut jewel that flashes over a river: three rays above it, two waves below. */
export const jewel: DrawSymbol = ({ pen, first, second }) =>
  pen.line('M0 -49V-39', second, 5) +
  pen.line('M-27 -44L-21 -35', second, 5) +
  pen.line('M27 -44L21 -35', second, 5) +
  pen.flat(poly(-21, -29, 21, -29, 36, -12, 0, 24, -36, -12), first) +
  pen.flat(poly(-21, -29, 0, -29, -13, -12, -36, -12), tint(first, 0.3)) +
  pen.flat(poly(21, -29, 36, -12, 13, -12, 0, -29), tint(first, 0.12)) +
  pen.flat(poly(13, -12, 36, -12, 0, 24), shade(first, 0.14)) +
  pen.flat(poly(-13, -12, 13, -12, 0, 24), tint(first, 0.44)) +
  pen.line('M-44 33Q-33 25 -22 33T0 33T22 33T44 33', second, 6) +
  pen.line('M-28 46Q-21 40 -14 46T0 46T14 46T28 46', second, 5)

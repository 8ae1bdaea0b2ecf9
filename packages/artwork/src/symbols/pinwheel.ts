import { around, circle, place } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

const SAIL = 'M0 0C-3 -14 -2 -32 6 -46C22 -38 26 -20 14 -8Z'

/** A paper pinwheel of a fair: six sails in two papers, and its pin. */
export const pinwheel: DrawSymbol = ({ pen, first, second }) =>
  around(6, 0, (_x, _y, degrees, index) => place(pen.flat(SAIL, index % 2 === 0 ? first : second), 0, 0, 1, degrees)) +
  pen.flat(circle(0, 0, 7), '#ffffff') +
  pen.flat(circle(0, 0, 3.6), first)

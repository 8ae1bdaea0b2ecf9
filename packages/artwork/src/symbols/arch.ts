import { place } from '../shapes.ts'
import type { DrawSymbol } from './symbol.ts'

const FROND = 'M0 -6C6 -18 18 -20 26 -10C16 -12 8 -10 0 -2Z'
const ARCH = 'M-38 44V-6C-38 -28 -14 -30 0 -48C14 -30 38 -28 38 -6V44'

/** A pointed arch over a palm and its water. */
export const arch: DrawSymbol = ({ pen, first, second }) =>
  `<path d="${ARCH}" fill="none" stroke="${first}" stroke-width="8"/>` +
  pen.flat('M-3.4 28C-1 16 -2 4 -2 -6H3C4 6 4 16 5 28Z', first) +
  [-8, 188, 40, 140, -52, 232]
    .map((t, i) =>
      place(pen.flat(FROND, second), 0, -4, i < 2 ? 1 : 0.86, t > 90 && t < 270 ? t - 180 : t, t > 90 && t < 270),
    )
    .join('') +
  pen.line('M-24 33Q-16 27 -8 33T8 33T24 33', second, 5.5) +
  pen.line('M-14 43Q-7 38 0 43T14 43', second, 4.5)

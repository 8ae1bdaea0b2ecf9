import { shade } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A happy whale with its spout. */
export const whale: Motif = {
  coats: [
    ['#2b7bd6', '#eaf6ff', '#9be8ff'],
    ['#5a4ab8', '#f0ecff', '#c8b8ff'],
    ['#1f9d9d', '#e6fff8', '#a8fff0'],
  ],
  companions: ['sail-ship', 'anchor', 'pearl'],
  draw: (pen, [a, b, c]) =>
    pen.line('M-8 -50C-10 -78 -34 -84 -40 -68M-8 -50C-6 -78 18 -84 24 -68', c, 9) +
    pen.line('M-8 -50V-84', '#fff', 6) +
    pen.solid('M58 6C70 -18 66 -34 54 -50C76 -54 84 -40 88 -32C92 -44 104 -50 112 -44C108 -18 100 10 70 34Z', a, {
      bevel: 5,
    }) +
    pen.solid('M-98 14C-98 -30 -50 -50 -6 -48C40 -46 56 -10 84 8C78 54 30 82 -30 78C-80 74 -98 50 -98 14Z', a, {
      bevel: 9,
    }) +
    pen.flat('M-94 34C-60 54 0 56 44 46C30 66 0 76 -30 74C-70 72 -90 58 -94 34Z', b) +
    pen.line('M-70 52Q-40 64 0 62M-58 64Q-30 72 6 68', shade(b, 0.3), 3.5, 0.7) +
    pen.line('M-94 32Q-74 40 -58 34', shade(a, 0.7), 4) +
    pen.eye(-52, 12, 10, '#0a2a5a', -1) +
    pen.solid('M-8 44C-20 70 -4 92 16 94C24 78 24 60 16 44Z', shade(a, 0.1), { bevel: 4 }) +
    pen.gloss(-40, -26, 30, 9, -10, 0.7),
}

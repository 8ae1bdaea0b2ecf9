import { shade } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A koi that curves through water. */
export const koi: Motif = {
  coats: [
    ['#ff5a2a', '#fffdf6', '#1c1c28'],
    ['#ffc02e', '#fffdf0', '#e3122d'],
    ['#fffdf6', '#e3122d', '#1c1c28'],
    ['#2b6fd6', '#f0faff', '#ffc02e'],
  ],
  companions: ['lotus', 'fan', 'fortune-coin'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-40 62C-70 56 -96 70 -104 96C-80 92 -60 98 -44 108C-40 92 -30 78 -24 74Z', b, { bevel: 4 }) +
    pen.solid('M34 -40C60 -50 84 -42 92 -26C76 -24 60 -14 48 -8Z', b, { bevel: 3 }) +
    pen.solid('M-12 26C4 46 6 70 -4 84C-18 70 -32 58 -36 48Z', b, { bevel: 3 }) +
    pen.solid('M-36 76C-60 40 -50 -10 -20 -50C0 -78 30 -98 56 -94C72 -84 76 -58 64 -34C44 10 10 30 -20 70Z', b, {
      bevel: 7,
      depth: 0.8,
    }) +
    `<g ${pen.clip('M-36 76C-60 40 -50 -10 -20 -50C0 -78 30 -98 56 -94C72 -84 76 -58 64 -34C44 10 10 30 -20 70Z')}>${pen.flat('M10 -90C50 -100 60 -70 40 -50C20 -40 0 -60 10 -90ZM-40 -30C-10 -50 30 -20 20 4C0 24 -40 10 -40 -30ZM-60 30C-30 20 -10 40 -24 66C-40 80 -60 60 -60 30Z', a)}${pen.flat('M40 -60C54 -60 60 -40 50 -34C40 -36 34 -50 40 -60ZM-30 0C-20 -4 -10 8 -18 16C-30 14 -34 8 -30 0Z', c, 0.85)}</g>` +
    pen.line(
      'M6 -20q10 2 12 -8M-10 4q10 2 12 -8M-22 28q10 2 12 -8M14 0q10 0 12 -10M-4 22q10 0 12 -10',
      shade(b, 0.35),
      2.5,
      0.5,
    ) +
    pen.eye(52, -74, 8, '#c88a10') +
    pen.eye(30, -84, 7, '#c88a10') +
    pen.line('M66 -86Q80 -92 84 -84M62 -92Q72 -104 82 -102', b, 3.5) +
    pen.solid('M2 -48C-24 -66 -46 -58 -52 -40C-36 -36 -20 -30 -10 -24Z', b, { bevel: 3 }),
}

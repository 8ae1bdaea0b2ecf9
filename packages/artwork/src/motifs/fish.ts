import { shade, tint } from '../colour.ts'
import type { Motif } from './motif.ts'

/** A bright reef fish. */
export const fish: Motif = {
  coats: [
    ['#ff8a1c', '#fff6e6', '#c8402b'],
    ['#2b8bff', '#ffe07a', '#0a3ab0'],
    ['#ff5a9a', '#ffe07a', '#a81a6a'],
    ['#12c9a0', '#fff0a0', '#0a6a7a'],
  ],
  companions: ['coral', 'shell', 'anchor'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-48 0C-70 -40 -92 -50 -104 -44C-96 -20 -96 20 -104 44C-92 50 -70 40 -48 0Z', c, { bevel: 5 }) +
    pen.solid('M-30 -40C-20 -84 30 -92 50 -76C40 -66 44 -54 40 -40Z', c, { bevel: 4 }) +
    pen.solid('M-14 42C-6 74 22 82 38 74C30 66 34 54 34 42Z', c, { bevel: 4 }) +
    pen.line('M-10 -50L8 -76M14 -50L30 -78M-92 -30L-66 -8M-92 30L-66 8', tint(c, 0.4), 3, 0.7) +
    pen.solid('M-56 0C-40 -46 10 -62 54 -44C86 -30 98 -10 100 4C96 24 80 40 50 48C10 60 -40 46 -56 0Z', a, {
      bevel: 8,
    }) +
    `<g ${pen.clip('M-56 0C-40 -46 10 -62 54 -44C86 -30 98 -10 100 4C96 24 80 40 50 48C10 60 -40 46 -56 0Z')}>${pen.line('M38 -56Q20 0 38 56M-14 -56Q-32 0 -14 56', shade(c, 0.6), 24)}${pen.line('M38 -56Q20 0 38 56M-14 -56Q-32 0 -14 56', b, 17)}</g>` +
    pen.solid('M2 8C-22 4 -36 24 -28 40C-8 40 6 26 2 8Z', c, { bevel: 3 }) +
    pen.eye(66, -12, 15, '#2b6fd6', 2) +
    pen.line('M98 10Q84 20 74 14', shade(a, 0.7), 4) +
    pen.gloss(16, -36, 30, 8, 4, 0.7),
}

import { star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A riding boot with a spur. */
export const boot: Motif = {
  coats: [
    ['#a8642a', '#ffc02e', '#5a2a0a'],
    ['#7a1e2a', '#e8c46a', '#3a0a10'],
  ],
  companions: ['cowboy-hat', 'sheriff', 'horseshoe'],
  draw: (pen, [a, b, c]) =>
    pen.solid('M-46 -92Q-16 -78 20 -92L24 10C40 28 84 30 92 58L90 74H-50Z', a, { bevel: 7 }) +
    pen.solid('M-52 70H94V86H20L10 80H-10V96H-52Z', c, { bevel: 2 }) +
    pen.line('M-34 -60Q-14 -44 8 -60M-34 -40Q-14 -24 8 -40M-14 -70V0', b, 4) +
    pen.flat(star(-14, 18, 5, 17, 7), b) +
    pen.solid('M-50 50H-8L24 60L20 68L-50 66Z', c, { outline: 2, bevel: 1 }) +
    pen.metal(star(-72, 58, 8, 22, 9), '#dfe6ee', { outline: 2, bevel: 2 }) +
    pen.line('M-60 58H-50', '#dfe6ee', 7) +
    pen.gloss(-30, -30, 6, 40, 2, 0.5) +
    pen.gloss(60, 46, 18, 6, 20, 0.7),
}

import { shade, tint } from '../colour.ts'
import { box, mirrored, place, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A hammer with sparks. */
export const warHammer: Motif = {
  coats: [
    ['#8a97a8', '#ffc02e', '#7a4a1e'],
    ['#5a6aa0', '#4dd8ff', '#3a2a1e'],
    ['#b0703a', '#ffe07a', '#5a2a10'],
  ],
  companions: ['shield', 'viking', 'rune'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.solid(box(-9, -20, 18, 116, 6), c, { bevel: 3, angle: 0 }) +
        pen.line('M-8 20L8 32M-8 40L8 52M-8 60L8 72', shade(c, 0.5), 4) +
        pen.metal(box(-12, 88, 24, 18, 7), b, { bevel: 3 }) +
        pen.metal('M-78 -92H78L84 -80V-26L78 -14H-78L-84 -26V-80Z', a, { bevel: 6 }) +
        pen.metal(box(-20, -96, 40, 86, 4), b, { bevel: 3 }) +
        mirrored(pen.line('M44 -78L62 -53L44 -28L32 -53Z', tint(a, 0.7), 3.5)) +
        pen.line('M0 -82V-24M0 -70L10 -58M0 -54L-10 -42', shade(b, 0.5), 4),
      0,
      4,
      0.98,
      -22,
    ) +
    pen.flat(sparkle(72, -78, 28) + sparkle(-74, -42, 20), '#dff8ff') +
    pen.line('M86 -34l16 -4M84 -12l14 6M-62 -88l-8 -14', '#9beeff', 5),
}

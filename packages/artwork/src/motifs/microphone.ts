import { box, circle, place, poly, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A stage microphone. */
export const microphone: Motif = {
  coats: [
    ['#ffc02e', '#1c1c28', '#e11d48'],
    ['#dfe6ee', '#3a1060', '#ff4dd8'],
  ],
  companions: ['headset', 'champagne', 'gold-star'],
  draw: (pen, [a, b, c]) =>
    place(
      pen.metal(poly(-17, 0, 17, 0, 11, 104, -11, 104), b, { bevel: 4, angle: 0 }) +
        pen.solid(circle(0, -42, 50), '#8a97a8', { bevel: 8 }) +
        `<g ${pen.clip(circle(0, -42, 49))}>${pen.line(Array.from({ length: 11 }, (_v, i) => `M${-110 + i * 20} -100L${-10 + i * 20} 10M${110 - i * 20} -100L${10 - i * 20} 10`).join(''), '#2a3040', 3, 0.75)}</g>` +
        pen.gloss(-16, -64, 20, 12, -30) +
        pen.metal('M-46 -24Q0 2 46 -24L36 8Q0 22 -36 8Z', a, { bevel: 4 }) +
        pen.solid(box(-6, 26, 12, 22, 5), c, { bevel: 2, outline: 2 }),
      0,
      0,
      1,
      24,
    ) + pen.flat(sparkle(-58, -60, 26) + sparkle(66, 40, 18), '#fff3b0'),
}

import { shade } from '../colour.ts'
import { around, box, circle, place, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A round coin with a square hole on a red cord. */
export const fortuneCoin: Motif = {
  coats: [
    ['#ffb81c', '#e3122d', '#8a4a06'],
    ['#e8a24a', '#12a15a', '#5a2a06'],
  ],
  companions: ['ingot', 'lantern', 'firecracker'],
  draw: (pen, [a, b]) =>
    pen.line('M0 -104C-30 -90 -30 -70 0 -66C30 -70 30 -90 0 -104', b, 7) +
    pen.metal(`${circle(0, 6, 76)}M-20 -14V26H20V-14Z`, a, { bevel: 5 }) +
    pen.line(circle(0, 6, 62), shade(a, 0.4), 4) +
    pen.line(box(-27, -21, 54, 54, 3), shade(a, 0.4), 4) +
    around(4, 46, (x, y, t) =>
      place(pen.line('M-11 -9H11M0 -9V9M-11 9H11M-7 0H7', shade(a, 0.55), 5), x, y + 6, 1, t),
    ) +
    pen.gloss(-36, -36, 28, 12, -40) +
    [-12, 0, 12].map((x) => pen.line(`M${x * 0.4} 80Q${x} 92 ${x * 1.2} 106`, b, 5)).join('') +
    pen.flat(sparkle(52, -44, 22), '#fff'),
}

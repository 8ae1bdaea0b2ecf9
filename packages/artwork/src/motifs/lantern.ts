import { shade } from '../colour.ts'
import { box, circle, ellipse, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A paper lantern, lit from within. */
export const lantern: Motif = {
  coats: [
    ['#e3122d', '#ffc93c', '#7a0a16'],
    ['#ff7a1c', '#fff0a0', '#8a2a06'],
    ['#c2186b', '#ffd75e', '#5a0a36'],
  ],
  companions: ['firecracker', 'ingot', 'fan'],
  draw: (pen, [a, b]) => {
    const body = ellipse(0, -8, 82, 62)
    return (
      pen.line('M0 -104V-80', b, 4) +
      pen.glow(0, -8, 100, '#ffb02e', 0.7) +
      pen.solid(body, a, { bevel: 6 }) +
      [66, 44, 20].map((rx) => pen.line(ellipse(0, -8, rx, 62), shade(a, 0.4), 3, 0.6)).join('') +
      pen.flat(
        ellipse(0, -4, 70, 54),
        pen.radial([
          [0, '#fff3b0', 0.95],
          [0.45, '#ffb02e', 0.55],
          [1, '#ffb02e', 0],
        ]),
      ) +
      pen.flat(star(0, -8, 4, 30, 14, 45), b) +
      pen.flat(circle(0, -8, 9), a) +
      pen.metal(box(-36, -82, 72, 18, 5), b, { bevel: 2 }) +
      pen.metal(box(-36, 46, 72, 18, 5), b, { bevel: 2 }) +
      [-24, -12, 0, 12, 24]
        .map((x) => pen.line(`M${x} 66Q${x * 1.1} 84 ${x * 1.15} ${98 - Math.abs(x) * 0.3}`, b, 5))
        .join('') +
      pen.gloss(-40, -38, 16, 24, 34, 0.7)
    )
  },
}

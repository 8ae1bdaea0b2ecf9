import { shade, tint } from '../colour.ts'
import { leaf } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A standing stone with a glowing sign. */
export const rune: Motif = {
  coats: [
    ['#5a6478', '#4dd8ff', '#2b3242'],
    ['#6a5a4a', '#ffb02e', '#2e241a'],
    ['#4a5a4a', '#8bff6a', '#1e2a1e'],
  ],
  companions: ['war-hammer', 'viking', 'lightning'],
  draw: (pen, [a, b]) =>
    pen.solid('M-58 92L-66 -20L-44 -76L0 -100L50 -80L66 -10L60 92Z', a, { bevel: 7 }) +
    pen.flat('M-66 -20L-44 -76L0 -100L-14 -40L-30 92H-58Z', tint(a, 0.3), 0.3) +
    pen.line('M-52 30l18 8M40 60l16 -8M34 -64l12 8', shade(a, 0.5), 4) +
    pen.glow(0, 0, 70, b, 0.6) +
    pen.line('M-4 62V-58M-4 -58L34 -26L-4 -2M-4 4L30 36', shade(b, 0.5), 16, 0.6) +
    pen.line('M-4 62V-58M-4 -58L34 -26L-4 -2M-4 4L30 36', b, 9) +
    pen.line('M-4 62V-58M-4 -58L34 -26L-4 -2M-4 4L30 36', '#fff', 3.5) +
    pen.flat(
      leaf(-60, 92, -40, 58, 0.3) + leaf(-40, 94, -54, 66, 0.3) + leaf(50, 94, 70, 64, 0.3) + leaf(60, 94, 44, 70, 0.3),
      '#4a9a3a',
    ),
}

import { shade } from '../colour.ts'
import { box, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A hot-air balloon. */
export const balloon: Motif = {
  coats: [
    ['#e3122d', '#ffc02e', '#2b8bff'],
    ['#ff6fae', '#8a5aff', '#4dd0ff'],
  ],
  companions: ['gift', 'cloud-god', 'sun'],
  draw: (pen, [a, b, c]) => {
    const d = symmetric(-104, [56, -104, 82, -64, 78, -28], [74, 4, 40, 26, 22, 46], [10, 48, 4, 48, 0, 48])
    return (
      pen.line('M-20 44L-14 72M20 44L14 72M-8 46V72M8 46V72', '#5a3a1e', 3.5) +
      pen.solid(d, a, { bevel: 0 }) +
      `<g ${pen.clip(d)}>${pen.flat('M0 -104C-30 -80 -40 20 -8 50H8C40 20 30 -80 0 -104Z', b)}${pen.flat('M-40 -104C-80 -60 -70 10 -18 50H-34L-100 20V-104ZM40 -104C80 -60 70 10 18 50H34L100 20V-104Z', c)}${pen.flat('M0 -104C-8 -80 -10 20 -2 50H2C10 20 8 -80 0 -104Z', a)}</g>` +
      pen.flat(
        d,
        pen.radial(
          [
            [0, '#ffffff', 0.6],
            [0.45, '#ffffff', 0],
            [0.75, '#200020', 0.08],
            [1, '#200020', 0.5],
          ],
          0.34,
          0.26,
          0.85,
        ),
      ) +
      pen.line(d, shade(a, 0.65), 3.5) +
      pen.solid(box(-21, 70, 42, 30, 6), '#a8642a', { bevel: 4 }) +
      pen.line('M-20 80H20M-20 90H20', '#5a2e10', 3) +
      pen.gloss(-34, -70, 16, 24, 24, 0.8)
    )
  },
}

import { shade } from '../colour.ts'
import { leaf, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A sea turtle seen from above. */
export const turtle: Motif = {
  coats: [
    ['#2fa84f', '#ffd98a', '#8a5a1e'],
    ['#12a8b8', '#ffe9a8', '#0a5a7a'],
    ['#c87a2a', '#ffe0a0', '#6a2a0a'],
  ],
  companions: ['shell', 'coral', 'pearl'],
  draw: (pen, [a, b, c]) =>
    mirrored(
      pen.solid('M40 -34C70 -76 104 -74 106 -56C100 -34 74 -18 50 -12Z', b, { bevel: 4 }) +
        pen.solid('M36 48C58 54 74 74 68 90C50 92 34 76 26 60Z', b, { bevel: 4 }) +
        pen.line('M66 -52l10 8M80 -56l8 10', c, 3, 0.5),
    ) +
    pen.solid(leaf(0, 66, 0, 102, 0.3), b) +
    pen.solid(symmetric(-106, [22, -106, 30, -80, 22, -52], [14, -46, 6, -46, 0, -46]), b, { bevel: 4 }) +
    mirrored(pen.eye(13, -84, 8, '#2a6a2a')) +
    pen.solid(symmetric(-62, [44, -62, 66, -22, 62, 18], [58, 56, 28, 78, 0, 78]), shade(a, 0.25), { bevel: 5 }) +
    pen.solid(symmetric(-52, [36, -52, 54, -20, 50, 14], [46, 46, 24, 64, 0, 64]), a, { bevel: 6 }) +
    pen.line(
      'M-20 -14L0 -30L20 -14V18L0 34L-20 18ZM0 -30V-52M20 -14L46 -24M20 18L44 34M0 34V64M-20 18L-44 34M-20 -14L-46 -24',
      shade(a, 0.55),
      5,
    ) +
    pen.line('M-20 -14L0 -30L20 -14V18L0 34L-20 18Z', b, 2.5, 0.8) +
    pen.gloss(-18, -28, 18, 12, -30, 0.6),
}

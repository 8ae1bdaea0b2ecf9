import { shade, tint } from '../colour.ts'
import { circle, ellipse, place, sparkle } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A ringed planet. */
export const planet: Motif = {
  coats: [
    ['#ff9a4a', '#ffe0a0', '#c8402b'],
    ['#b07aff', '#ffb3ec', '#5a2ab0'],
    ['#2fc9b0', '#d9ffe0', '#0a6a8a'],
    ['#4d9bff', '#c2e8ff', '#2b2bb0'],
  ],
  companions: ['rocket', 'ufo', 'moon'],
  draw: (pen, [a, b, c]) => {
    const band = (d: string, tone: string, w: number, o = 1) => pen.line(d, tone, w, o)
    return (
      place(
        `<g ${pen.clip('M-120 -120H120V0H-120Z')}>${band(ellipse(0, 0, 100, 26), shade(b, 0.5), 17)}${band(ellipse(0, 0, 100, 26), b, 11)}</g>` +
          pen.solid(circle(0, 0, 64), a, { bevel: 0 }) +
          `<g ${pen.clip(circle(0, 0, 63))}>${band('M-70 -30Q0 -14 70 -30', c, 12, 0.55)}${band('M-70 -4Q0 12 70 -4', tint(a, 0.5), 9, 0.6)}${band('M-70 26Q0 44 70 26', c, 15, 0.5)}${pen.flat(ellipse(24, -18, 13, 7), c, 0.7)}</g>` +
          pen.flat(
            circle(0, 0, 64),
            pen.radial(
              [
                [0, '#ffffff', 0.6],
                [0.45, '#ffffff', 0],
                [0.75, '#0a0420', 0.15],
                [1, '#0a0420', 0.65],
              ],
              0.32,
              0.26,
              0.82,
            ),
          ) +
          `<g ${pen.clip('M-120 0H120V120H-120Z')}>${band(ellipse(0, 0, 100, 26), shade(b, 0.5), 17)}${band(ellipse(0, 0, 100, 26), b, 11)}${band(ellipse(0, 0, 96, 23), '#fff', 2, 0.7)}</g>`,
        0,
        0,
        1.02,
        -18,
      ) + pen.flat(sparkle(66, -72, 20) + sparkle(-80, 62, 14), '#fff')
    )
  },
}

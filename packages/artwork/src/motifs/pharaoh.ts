import { shade, tint } from '../colour.ts'
import { box, circle, mirrored, symmetric } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A golden mask with striped cloth. */
export const pharaoh: Motif = {
  coats: [
    ['#ffc02e', '#1f4fd6', '#1c1030'],
    ['#ffd75e', '#0a8a7a', '#1c1030'],
    ['#f0a81c', '#b0122a', '#1c1030'],
  ],
  companions: ['scarab', 'ankh', 'gem'],
  draw: (pen, [a, b, c]) => {
    const cloth = symmetric(
      -88,
      [44, -90, 72, -60, 80, -20],
      [86, 20, 100, 50, 92, 92],
      [60, 96, 40, 96, 36, 92],
      [30, 70, 20, 66, 0, 66],
    )
    let stripes = ''
    for (let i = 0; i < 8; i++)
      stripes += `M-110 ${-70 + i * 24}Q0 ${-130 + i * 24} 110 ${-70 + i * 24}v12Q0 ${-118 + i * 24} -110 ${-58 + i * 24}Z`
    return (
      pen.solid(cloth, b, { bevel: 5 }) +
      `<g ${pen.clip(cloth)}>${pen.flat(
        stripes,
        pen.linear([
          [0, tint(a, 0.4)],
          [1, shade(a, 0.2)],
        ]),
      )}</g>` +
      pen.line(cloth, shade(b, 0.75), 3) +
      pen.metal(symmetric(-52, [34, -54, 52, -34, 52, -4], [52, 36, 30, 66, 0, 68]), a, { bevel: 5, angle: 20 }) +
      pen.metal('M-56 -44Q0 -74 56 -44L54 -28Q0 -56 -54 -28Z', a, { bevel: 2 }) +
      mirrored(
        pen.flat('M8 -4Q26 -20 44 -4Q26 10 8 -4Z', '#fffdf4') +
          pen.flat(circle(26, -4, 7.5), c) +
          pen.line('M6 -4Q26 -22 46 -4L60 -2M8 -4Q26 10 44 -4', c, 5) +
          pen.line('M8 -20Q26 -32 46 -20', c, 5),
      ) +
      pen.line('M-4 0L-8 22Q0 30 8 22L4 0', shade(a, 0.5), 3, 0.7) +
      pen.flat('M-16 38Q0 30 16 38Q0 50 -16 38Z', '#b5541c') +
      pen.line('M-16 38Q0 42 16 38', c, 2) +
      pen.solid(box(-10, 60, 20, 40, 8), b, { bevel: 3 }) +
      pen.line('M-9 72H9M-9 84H9', a, 4) +
      pen.metal('M-8 -92C-22 -76 -18 -58 -8 -50H8C18 -58 22 -76 8 -92Q0 -100 -8 -92Z', a, { bevel: 3 }) +
      pen.ball(0, -72, 8, '#e3122d', 2) +
      pen.gloss(-24, 16, 8, 20, 20, 0.6)
    )
  },
}

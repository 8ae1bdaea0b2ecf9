import { eagle } from '../motifs/eagle.ts'
import { box, circle, ellipse, place, poly } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** A yurt before the mountains at sunrise, an eagle on its perch. */
export const yurt: SetPiece = (pen) => {
  const peak = (x: number, top: number, half: number, colour: string) =>
    pen.solid(poly(x - half, 130, x, top, x + half, 130), colour, { bevel: 3, outline: 0, angle: 20 }) +
    pen.flat(
      poly(
        x,
        top,
        x - half * 0.3,
        top + (130 - top) * 0.3,
        x - half * 0.08,
        top + (130 - top) * 0.22,
        x + half * 0.1,
        top + (130 - top) * 0.34,
        x + half * 0.28,
        top + (130 - top) * 0.28,
      ),
      '#ffffff',
      0.9,
    )
  const meadow = (y: number, rx: number, ry: number, colour: string) =>
    pen.flat(
      ellipse(0, y, rx, ry),
      pen.radial([
        [0, colour, 0.95],
        [0.6, colour, 0.8],
        [1, colour, 0],
      ]),
    )
  const horn = (x: number, colour: string) =>
    pen.line(
      `M${x - 26} 92Q${x - 30} 64 ${x - 10} 66Q${x + 2} 68 ${x - 6} 80M${x + 26} 92Q${x + 30} 64 ${x + 10} 66Q${x - 2} 68 ${x + 6} 80M${x} 96V112`,
      colour,
      6,
    )
  return (
    pen.glow(-70, -70, 300, '#ffe2a0', 0.9) +
    pen.flat(
      circle(-70, -70, 96),
      pen.linear([
        [0, '#fffbe6'],
        [1, '#ffc04a'],
      ]),
    ) +
    peak(-196, -120, 150, '#5f86a0') +
    peak(206, -190, 190, '#4a7390') +
    peak(40, -60, 170, '#6e97ae') +
    meadow(130, 330, 100, '#a9a24e') +
    meadow(200, 320, 56, '#d9cc74') +
    pen.solid('M-168 48Q-150 -44 -40 -76H60Q170 -44 188 48Z', '#f3ead4', { bevel: 7 }) +
    pen.line(
      'M-28 -74Q-96 -30 -120 44M48 -74Q116 -30 140 44M10 -76V44M-60 -62Q-20 -14 -54 44M80 -62Q40 -14 74 44',
      '#b5302a',
      5,
      0.75,
    ) +
    pen.metal(ellipse(10, -80, 52, 15), '#c9973a', { bevel: 3 }) +
    pen.solid(box(-180, 44, 380, 150, 8), '#efe2c4', { bevel: 5 }) +
    pen.solid(box(-186, 42, 392, 22, 4), '#00799a', { bevel: 2 }) +
    pen.solid(box(-186, 122, 392, 18, 4), '#b5302a', { bevel: 2 }) +
    [-140, -84, 104, 160].map((x, i) => horn(x, i % 2 ? '#00799a' : '#b5302a')).join('') +
    pen.solid('M-40 194V76Q10 52 60 76V194Z', '#7a3b16', { bevel: 5 }) +
    pen.line('M10 70V194', '#3a1808', 4) +
    [-16, 36]
      .map((x) => pen.metal(poly(x, 104, x + 14, 126, x, 148, x - 14, 126), '#e8bd4a', { bevel: 2, outline: 2 }))
      .join('') +
    pen.solid(box(-252, -8, 14, 222, 5), '#6b3a18', { bevel: 2 }) +
    pen.solid(box(-292, -14, 94, 15, 6), '#6b3a18', { bevel: 2 }) +
    place(drawn(pen, eagle), -244, -104, 0.92) +
    pen.glow(232, 196, 90, '#ff9a3a', 0.8) +
    place(
      pen.solid('M0 -44Q34 -6 18 22H-18Q-34 0 -12 -16Q-10 -4 0 -4Q8 -22 0 -44Z', '#ff8a2b', { bevel: 3 }),
      240,
      182,
    ) +
    pen.solid(box(204, 200, 72, 14, 6), '#5a2c12', { bevel: 2 })
  )
}

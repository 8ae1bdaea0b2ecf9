import { cards } from '../motifs/cards.ts'
import { champagne } from '../motifs/champagne.ts'
import { chips } from '../motifs/chips.ts'
import { box, ellipse, place } from '../shapes.ts'
import { drawn, readable, type SetPiece } from './set-piece.ts'

/** A card table under its lamp, laid for the evening. */
export const cardSalon: SetPiece = (pen, isTurned) => {
  const chair = (x: number) =>
    pen.solid(`M${x - 62} 62V-86Q${x - 56} -130 ${x} -130Q${x + 56} -130 ${x + 62} -86V62Z`, '#7a1024', { bevel: 6 }) +
    [-28, 0, 28]
      .map((dx) => pen.ball(x + dx, -72, 6, '#f0c45a', 1.5) + pen.ball(x + dx * 0.7, -30, 6, '#f0c45a', 1.5))
      .join('')
  return (
    chair(-176) +
    chair(176) +
    pen.flat(
      'M-66 -176L-292 110H292L66 -176Z',
      pen.linear([
        [0, '#ffe2a0', 0.62],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    pen.line('M0 -330V-226', '#d9a544', 6) +
    pen.metal(box(-18, -246, 36, 22, 6), '#d9a544', { bevel: 2 }) +
    pen.solid('M-40 -230H40L112 -166Q0 -142 -112 -166Z', '#0f5a3c', { bevel: 6 }) +
    pen.flat(ellipse(0, -160, 104, 12), '#fff0c0') +
    pen.solid('M-60 110H60L96 222H-96Z', '#3a1410', { bevel: 5 }) +
    pen.solid(ellipse(0, 96, 296, 94), '#5a2416', { bevel: 8, outline: 4 }) +
    pen.metal(ellipse(0, 88, 280, 84), '#c9973a', { bevel: 3, outline: 2 }) +
    pen.solid(ellipse(0, 84, 266, 76), '#0e6b47', { bevel: 5, outline: 3, depth: 0.7 }) +
    `<path d="${ellipse(0, 84, 206, 54)}" fill="none" stroke="#f0d080" stroke-width="3" stroke-opacity=".7"/>` +
    pen.flat(
      ellipse(0, 66, 190, 44),
      pen.radial([
        [0, '#fff4c8', 0.5],
        [1, '#fff4c8', 0],
      ]),
    ) +
    place(drawn(pen, champagne), 196, 8, 0.92, 4) +
    place(drawn(pen, chips), -182, 46, 0.72, -4) +
    readable(drawn(pen, cards), isTurned, -4, 30, 1.18, -3) +
    [-88, -40, 74, 112]
      .map((x, i) =>
        pen.metal(ellipse(x, 128 - (i % 2) * 10, 24, 10), i % 2 ? '#c8213c' : '#f0c45a', { bevel: 2, outline: 2 }),
      )
      .join('')
  )
}

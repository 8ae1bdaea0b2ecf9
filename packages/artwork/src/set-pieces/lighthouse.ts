import { sailShip } from '../motifs/sail-ship.ts'
import { box, circle, place, poly } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** A lighthouse on its rock, the beam out to sea, a ship on her way in. */
export const lighthouse: SetPiece = (pen) => {
  const beam = (tip: string, strength: number) =>
    pen.flat(
      `M40 -196L${tip}Z`,
      pen.linear(
        [
          [0, '#fff6cf', 0],
          [1, '#fff6cf', strength],
        ],
        0,
      ),
    )
  const band = (y: number, colour: string) => {
    const half = (at: number) => 44 + (at + 150) * 0.13
    return pen.solid(
      poly(40 - half(y), y, 40 + half(y), y, 40 + half(y + 56), y + 56, 40 - half(y + 56), y + 56),
      colour,
      { bevel: 3, outline: 2, angle: 0 },
    )
  }
  const gull = (x: number, y: number, s: number) =>
    pen.line(
      `M${x - 24 * s} ${y - 8 * s}Q${x - 10 * s} ${y - 16 * s} ${x} ${y}Q${x + 10 * s} ${y - 16 * s} ${x + 24 * s} ${y - 8 * s}`,
      '#ffffff',
      4 * s,
      0.9,
    )
  const wave = (y: number, colour: string, opacity: number) =>
    pen.flat(
      `M-330 ${y}Q-290 ${y - 22} -250 ${y}T-170 ${y}T-90 ${y}T-10 ${y}T70 ${y}T150 ${y}T230 ${y}T330 ${y}Q300 290 0 290T-330 ${y}Z`,
      pen.radial([
        [0, colour, opacity],
        [1, colour, 0],
      ]),
    )
  return (
    beam('-640 -320L-640 -120', 0.75) +
    pen.flat(
      'M40 -196L340 -250V-170Z',
      pen.linear(
        [
          [0, '#fff6cf', 0.6],
          [1, '#fff6cf', 0],
        ],
        0,
      ),
    ) +
    wave(150, '#2f6f9f', 0.8) +
    place(drawn(pen, sailShip), -190, 92, 0.86) +
    pen.solid('M-96 214L-60 150L-24 158L6 122L88 118L120 150L168 146L214 190L232 226H-110Z', '#3f4d58', { bevel: 6 }) +
    pen.solid(box(104, 62, 96, 78, 3), '#e9eef2', { bevel: 4 }) +
    pen.solid('M94 66L152 20L210 66Z', '#b8463a', { bevel: 4 }) +
    pen.flat(box(122, 88, 24, 26) + box(160, 88, 24, 26), '#ffd98a') +
    [-150, -94, -38, 18, 74].map((y, i) => band(y, i % 2 ? '#f4f7f9' : '#1f5f8b')).join('') +
    pen.flat('M30 132V106Q40 92 50 106V132Z', '#12304a') +
    pen.flat(box(33, -70, 14, 22, 6) + box(33, 40, 14, 22, 6), '#12304a') +
    pen.metal(box(-24, -160, 128, 14, 4), '#dfe6ea', { bevel: 2 }) +
    pen.solid(box(2, -220, 76, 62, 6), '#ffe9a8', { bevel: 3 }) +
    [16, 40, 64].map((x) => pen.line(`M${x} -218V-162`, '#24435c', 4)).join('') +
    pen.solid('M-10 -218Q40 -282 90 -218Z', '#b8463a', { bevel: 5 }) +
    pen.metal(circle(40, -260, 9), '#dfe6ea', { bevel: 2 }) +
    pen.glow(40, -190, 110, '#fff3b8', 0.95) +
    wave(206, '#5aa3d0', 0.55) +
    wave(226, '#e8f6ff', 0.35) +
    gull(-120, -130, 1) +
    gull(-196, -76, 0.7) +
    gull(190, -120, 0.8)
  )
}

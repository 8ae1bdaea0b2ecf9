import { box, circle, place } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

/** Stumps that fly apart, the ball between them, the bat too late. */
export const wicket: SetPiece = (pen) => {
  const stump = (x: number, y: number, degrees: number) =>
    place(
      pen.solid(box(-13, -150, 26, 300, 10), '#e8c080', { bevel: 4, angle: 0 }) +
        pen.flat(box(-13, -96, 26, 12) + box(-13, -76, 26, 12), '#d6186f') +
        pen.line('M-4 -40V120', '#b98a4a', 3, 0.6),
      x,
      y,
      1,
      degrees,
    )
  const bail = (x: number, y: number, degrees: number) =>
    place(
      pen.solid(box(-34, -8, 68, 16, 8), '#ffd24a', { bevel: 3 }) + pen.glow(0, 0, 60, '#ff8a2b', 0.5),
      x,
      y,
      1,
      degrees,
    )
  const chip = (x: number, y: number, r: number) => pen.flat(circle(x, y, r), '#f3dca8', 0.9)
  return (
    pen.glow(-20, -20, 320, '#ffe2a0', 0.65) +
    pen.line('M320 -150Q150 -130 20 -24M320 -110Q160 -96 30 0', '#ffffff', 6, 0.4) +
    stump(-150, 72, -22) +
    stump(-44, 74, 3) +
    stump(74, 66, 24) +
    bail(-116, -150, -38) +
    bail(96, -146, 34) +
    chip(-70, -100, 7) +
    chip(-10, -130, 5) +
    chip(46, -104, 6) +
    chip(-140, -190, 5) +
    pen.ball(6, -34, 52, '#c8143c', 4) +
    pen.line('M-30 -72Q-4 -34 20 14', '#fff3e0', 5) +
    [-62, -44, -26, -8]
      .map((y) =>
        pen.line(`M${-26 + (y + 62) * 0.55} ${y}l-12 7M${-18 + (y + 62) * 0.55} ${y - 4}l13 -6`, '#fff3e0', 3),
      )
      .join('') +
    place(
      pen.solid(box(-42, -60, 84, 250, 22), '#f0cf94', { bevel: 8 }) +
        pen.solid('M-42 -36L0 20L42 -36Q38 -66 14 -72H-14Q-38 -66 -42 -36Z', '#d9a55a', { bevel: 4 }) +
        pen.solid(box(-15, -190, 30, 128, 12), '#3a2a78', { bevel: 4 }) +
        [-176, -152, -128, -104].map((y) => pen.line(`M-13 ${y}L13 ${y + 10}`, '#ff4f9a', 5)).join('') +
        pen.flat(box(-26, 60, 52, 76, 10), '#d6186f', 0.85) +
        pen.line('M-14 84H14M-14 100H14', '#ffffff', 5, 0.9),
      206,
      34,
      1,
      28,
    )
  )
}

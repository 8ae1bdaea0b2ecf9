import { box, circle, ellipse, mirrored, poly } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

/** A stair with a red carpet up to an open door, under a chandelier. */
export const grandStair: SetPiece = (pen) => {
  const steps = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const y = 52 + i * 26
    const half = 108 + i * 29
    const runner = 50 + i * 12
    return (
      pen.solid(box(-half, y, half * 2, 28, 3), '#cbb08a', { bevel: 2, outline: 2, depth: 0.7 }) +
      pen.solid(poly(-runner, y, runner, y, runner + 10, y + 27, -runner - 10, y + 27), '#a3122c', {
        bevel: 2,
        outline: 1,
      }) +
      pen.line(`M${-runner - 4} ${y + 3}H${runner + 4}`, '#f0c45a', 3)
    )
  })
  const column = (x: number) =>
    pen.solid(box(x - 24, -196, 48, 322), '#8a2436', { bevel: 4, angle: 0 }) +
    [-14, 0, 14].map((dx) => pen.line(`M${x + dx} -180V110`, '#3a0a16', 3, 0.5)).join('') +
    pen.metal(box(x - 38, -216, 76, 26, 5), '#d9a544', { bevel: 3 }) +
    pen.metal(box(x - 36, 112, 72, 22, 5), '#d9a544', { bevel: 3 })
  const rail = pen.metal('M118 44Q210 90 296 214L282 226Q196 108 110 66Z', '#d9a544', { bevel: 3 })
  const balusters = [0, 1, 2, 3, 4].map((i) =>
    pen.metal(box(138 + i * 32, 66 + i * i * 6.4 + i * 10, 9, 74, 4), '#b9862e', { bevel: 1, outline: 2 }),
  )
  const arm = (reach: number, y: number) =>
    pen.line(`M0 ${y + 34}Q${reach * 0.7} ${y + 54} ${reach} ${y}`, '#f0c45a', 7) +
    pen.metal(ellipse(reach, y, 15, 6), '#f0c45a', { bevel: 1, outline: 2 }) +
    pen.solid(box(reach - 6, y - 34, 12, 34, 3), '#fff4dc', { bevel: 1, outline: 2 }) +
    pen.glow(reach, y - 44, 46, '#ffd98a', 0.9) +
    pen.flat(ellipse(reach, y - 46, 6, 13), '#fff6d0') +
    [12, 26, 40].map((dy, i) => pen.ball(reach, y + dy, 6 - i, '#ffeec4', 1.5)).join('')
  return (
    pen.glow(0, -60, 330, '#ffcf7a', 0.5) +
    pen.solid('M-96 56V-96Q-96 -176 0 -176Q96 -176 96 -96V56Z', '#d9a544', { bevel: 6 }) +
    pen.flat(
      'M-78 56V-94Q-78 -158 0 -158Q78 -158 78 -94V56Z',
      pen.linear([
        [0, '#fff2c8'],
        [0.6, '#ffb454'],
        [1, '#8a2a1c'],
      ]),
    ) +
    mirrored(
      pen.solid('M78 56V-94Q78 -108 74 -118L40 -88V66Z', '#6b0f24', { bevel: 4 }) + pen.ball(50, -12, 5, '#ffd76a', 1),
    ) +
    column(-212) +
    column(212) +
    steps.join('') +
    mirrored(balusters.join('') + rail + pen.ball(294, 208, 24, '#d9a544')) +
    pen.line('M0 -330V-250', '#f0c45a', 6) +
    mirrored(arm(128, -196) + arm(84, -216) + arm(42, -230)) +
    pen.metal('M-20 -262Q0 -280 20 -262Q30 -200 0 -152Q-30 -200 -20 -262Z', '#f0c45a', { bevel: 4 }) +
    pen.ball(0, -140, 13, '#ffeec4', 2) +
    [-98, -58, -18, 22, 62].map((x) => pen.flat(circle(x, -168, 4), '#fff6dc')).join('')
  )
}

import { circle, ellipse, mirrored, num, place, symmetric } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

/** The head of a lion dance, wide awake. */
export const lionDance: SetPiece = (pen) => {
  const fur = (rx: number, ry: number, size: number, colour: string, count: number, y: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2
      return pen.ball(Math.cos(a) * rx, y + Math.sin(a) * ry, size, colour, 1.5)
    }).join('')
  const swirl = (x: number, y: number, s: number) =>
    pen.line(
      `M${num(x)} ${num(y)}q${num(20 * s)} ${num(-34 * s)} ${num(42 * s)} ${num(-6 * s)}q${num(6 * s)} ${num(26 * s)} ${num(-20 * s)} ${num(22 * s)}q${num(-16 * s)} ${num(-8 * s)} ${num(-2 * s)} ${num(-16 * s)}`,
      '#ffd24a',
      7,
    )
  return (
    pen.glow(0, -30, 340, '#ffcf6a', 0.7) +
    mirrored(
      pen.solid('M120 -120C190 -190 292 -170 298 -92C300 -44 250 -8 176 -20Z', '#d42a1c', { bevel: 7 }) +
        pen.solid('M152 -104C200 -150 266 -140 270 -92C268 -62 232 -46 186 -54Z', '#ffd9b0', { bevel: 4 }) +
        [0, 1, 2, 3, 4].map((i) => pen.ball(292 - i * 6, -120 + i * 28, 15, '#fff8ea', 1.5)).join(''),
    ) +
    fur(236, 190, 32, '#fff4dc', 34, 26) +
    pen.solid(
      symmetric(-206, [120, -214, 224, -150, 226, -30], [238, 60, 216, 150, 150, 184], [100, 208, 50, 214, 0, 214]),
      '#c8201a',
      {
        bevel: 10,
        outline: 4,
      },
    ) +
    mirrored(swirl(120, -106, 1.3) + swirl(150, 20, 1.1)) +
    pen.metal(symmetric(-190, [60, -180, 96, -130, 70, -96], [40, -70, 20, -80, 0, -84]), '#f0b429', { bevel: 5 }) +
    pen.metal('M-20 -176Q-30 -262 4 -306Q34 -256 22 -176Z', '#ffd24a', { bevel: 5 }) +
    pen.ball(0, -140, 26, '#e8f7ff') +
    mirrored(
      pen.solid(ellipse(98, -38, 72, 62), '#fff8ea', { bevel: 5 }) +
        pen.solid(ellipse(96, -36, 56, 50), '#1a8f5a', { bevel: 4 }) +
        pen.ball(90, -34, 38, '#ffffff', 3) +
        pen.ball(84, -32, 24, '#1c1024', 0) +
        pen.flat(circle(76, -42, 8), '#fff') +
        pen.solid('M30 -100Q100 -146 184 -84Q110 -104 36 -74Z', '#fff4dc', { bevel: 4 }) +
        [0, 1, 2, 3, 4, 5]
          .map((i) => pen.ball(46 + i * 25, -98 - (i < 3 ? i : 5 - i) * 10, 13, '#ffd24a', 1.5))
          .join(''),
    ) +
    pen.solid('M-52 14Q0 -16 52 14Q60 54 0 60Q-60 54 -52 14Z', '#1a8f5a', { bevel: 5 }) +
    mirrored(pen.flat(ellipse(24, 36, 11, 8), '#06301e')) +
    pen.solid('M-156 84Q0 44 156 84Q150 176 0 190Q-150 176 -156 84Z', '#5a0a12', { bevel: 3 }) +
    pen.solid('M-96 148Q0 112 96 148Q60 184 0 186Q-60 184 -96 148Z', '#ff5a6a', { bevel: 4 }) +
    mirrored(
      pen.solid('M118 82L104 130L82 76Z', '#ffffff', { bevel: 2 }) +
        [18, 48]
          .map((x) =>
            pen.solid(`M${x - 14} 70H${x + 14}V94Q${x} 104 ${x - 14} 94Z`, '#ffffff', { bevel: 2, outline: 2 }),
          )
          .join(''),
    ) +
    mirrored([0, 1, 2, 3, 4, 5].map((i) => pen.ball(20 + i * 26, 78 - i * 1, 14, '#fff4dc', 1.5)).join('')) +
    mirrored([0, 1, 2, 3, 4].map((i) => pen.ball(18 + i * 30, 204 - i * 6, 20, '#fff4dc', 1.5)).join('')) +
    mirrored(place(pen.ball(0, 0, 26, '#ffd24a') + pen.line('M0 -26V-60', '#ffd24a', 5), 150, -196, 1, 24))
  )
}

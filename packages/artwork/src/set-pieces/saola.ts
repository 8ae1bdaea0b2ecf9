import { bamboo } from '../motifs/bamboo.ts'
import { around, circle, mirrored, place, ring, symmetric } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** The saola of the high forest in a moon gate of red lacquer. */
export const saola: SetPiece = (pen) => {
  const blossom = (x: number, y: number, s: number) =>
    place(around(5, 13, (bx, by) => pen.ball(bx, by, 12, '#ff9ab0', 1.5)) + pen.ball(0, 0, 7, '#ffd24a', 1), x, y, s)
  const ear = pen.solid('M66 -44C110 -86 160 -84 176 -56C160 -20 112 -8 76 -14Z', '#6a3a1c', { bevel: 5 })
  return (
    pen.glow(0, -20, 340, '#ffe3a0', 0.6) +
    pen.flat(
      circle(0, -16, 226),
      pen.linear([
        [0, '#0d3a34'],
        [0.6, '#1f7a5a'],
        [1, '#0a2a22'],
      ]),
    ) +
    pen.flat(
      circle(54, -96, 96),
      pen.linear([
        [0, '#fffbe6'],
        [1, '#ffd98a'],
      ]),
    ) +
    place(drawn(pen, bamboo), -150, -20, 1.5, -4) +
    place(drawn(pen, bamboo), 152, 0, 1.44, 6) +
    pen.solid(ring(0, -16, 262, 222), '#b8201a', { bevel: 8, outline: 4 }) +
    pen.metal(ring(0, -16, 226, 216), '#e0b04c', { bevel: 2, outline: 2 }) +
    around(24, 242, (x, y) => pen.metal(circle(x, y - 16, 7), '#e0b04c', { bevel: 1, outline: 2 })) +
    pen.solid(symmetric(40, [70, 40, 128, 120, 150, 236], [90, 244, 40, 244, 0, 244]), '#5f3218', { bevel: 7 }) +
    pen.flat(symmetric(110, [26, 120, 36, 190, 30, 240], [16, 244, 8, 244, 0, 244]), '#f6ead2', 0.85) +
    mirrored(
      pen.solid('M24 -66C30 -160 58 -250 108 -318C92 -236 78 -150 60 -58Z', '#2c2420', { bevel: 5, angle: 0 }) +
        [0, 1, 2, 3, 4].map((i) => pen.line(`M${30 + i * 5} ${-96 - i * 30}q14 6 28 -2`, '#8a7a6a', 4, 0.8)).join('') +
        ear +
        pen.flat('M86 -40C112 -64 146 -66 158 -54C144 -32 112 -22 88 -24Z', '#e8b49a'),
    ) +
    pen.solid(
      symmetric(-92, [58, -92, 88, -54, 84, 0], [80, 60, 60, 96, 52, 128], [44, 156, 20, 164, 0, 164]),
      '#7a4422',
      { bevel: 8, outline: 4 },
    ) +
    mirrored(
      pen.solid('M22 -34Q54 -62 82 -34Q54 -46 26 -20Z', '#fff6e4', { bevel: 1, outline: 0 }) +
        pen.flat('M66 30Q78 44 62 74Q50 62 54 40Z', '#fff6e4') +
        pen.flat('M30 96Q54 92 54 116Q40 128 26 118Z', '#fff6e4') +
        pen.eye(48, -6, 17, '#5a2a0a', -1) +
        pen.line('M28 -14Q48 -34 72 -8', '#2a1206', 6),
    ) +
    pen.solid('M-30 122Q0 108 30 122Q26 144 0 148Q-26 144 -30 122Z', '#2a1a18', { bevel: 3 }) +
    pen.flat('M-10 -70Q0 -40 10 -70Q6 10 0 30Q-6 10 -10 -70Z', '#3a1c0c', 0.6) +
    pen.metal('M-92 196Q0 232 92 196L96 214Q0 250 -96 214Z', '#e0b04c', { bevel: 3 }) +
    pen.ball(0, 228, 15, '#b8201a') +
    blossom(-212, -150, 1.3) +
    blossom(-236, -108, 0.9) +
    blossom(222, 120, 1.3) +
    blossom(190, 158, 0.95) +
    blossom(-196, 150, 1) +
    blossom(214, -158, 1)
  )
}

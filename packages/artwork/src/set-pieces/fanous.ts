import { teapot } from '../motifs/teapot.ts'
import { box, ellipse, mirrored, place, regular, star } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** A tent by night: a lantern of coloured glass, the pot on its tray, and cushions. */
export const fanous: SetPiece = (pen) => {
  const drape = ['#7a1c2c', '#c9832e', '#0f5e5c', '#c9832e'].map((colour, i) =>
    pen.solid(
      `M${i * 78} -340H${i * 78 + 82}Q${i * 92 + 70} -230 ${i * 96 + 60} ${-196 + i * 22}Q${i * 84 + 20} ${-216 + i * 22} ${i * 78} -340Z`,
      colour,
      { bevel: 3, outline: 2, depth: 0.8 },
    ),
  )
  const pane = (x: number, width: number, colour: string) =>
    pen.solid(`M${x} 72V-42Q${x} -84 ${x + width / 2} -98Q${x + width} -84 ${x + width} -42V72Z`, colour, {
      bevel: 4,
      outline: 4,
      depth: 1.2,
    }) +
    pen.flat(star(x + width / 2, -14, 8, width * 0.36, width * 0.2), '#fff3c4', 0.9) +
    pen.flat(regular(x + width / 2, 42, 4, width * 0.24), '#fff3c4', 0.7)
  const cushion = (x: number, colour: string, tilt: number) =>
    place(
      pen.solid('M-86 -34Q0 -52 86 -34Q98 0 86 36Q0 52 -86 36Q-98 0 -86 -34Z', colour, { bevel: 6 }) +
        pen.line('M-70 -24Q0 -38 70 -24M-70 26Q0 38 70 26', '#ffd76a', 4, 0.8) +
        pen.metal(star(0, 0, 8, 26, 16), '#ffd76a', { bevel: 1, outline: 2 }),
      x,
      176,
      1,
      tilt,
    )
  return (
    mirrored(drape.join('')) +
    pen.glow(-20, -10, 330, '#ffb54a', 0.75) +
    cushion(-204, '#8a1538', -4) +
    cushion(214, '#0f6e6a', 5) +
    place(
      pen.line('M0 -330V-232', '#e8c06a', 6) +
        pen.metal('M-16 -236Q0 -262 16 -236Q16 -214 0 -210Q-16 -214 -16 -236Z', '#d9a544', { bevel: 2 }) +
        pen.metal('M-104 -104Q-96 -166 -30 -186Q-18 -200 0 -214Q18 -200 30 -186Q96 -166 104 -104Z', '#d9a544', {
          bevel: 6,
        }) +
        pen.line('M-80 -124Q0 -146 80 -124', '#7a4a10', 4, 0.6) +
        pen.metal(box(-116, -110, 232, 22, 8), '#e8c06a', { bevel: 3 }) +
        pane(-98, 56, '#c8213c') +
        pane(42, 56, '#1f7ac0') +
        pane(-38, 76, '#ffb02e') +
        pen.metal(box(-116, 68, 232, 24, 8), '#e8c06a', { bevel: 3 }) +
        pen.metal('M-96 92H96L124 150H-124Z', '#d9a544', { bevel: 5 }) +
        [-66, -22, 22, 66].map((x) => pen.flat(regular(x, 120, 4, 15), '#6b3c08', 0.7)).join(''),
      -20,
      30,
    ) +
    pen.metal(ellipse(168, 196, 122, 24), '#e8c06a', { bevel: 3 }) +
    place(drawn(pen, teapot), 160, 116, 0.92) +
    [94, 246]
      .map(
        (x) =>
          pen.solid(`M${x - 17} 158H${x + 17}L${x + 11} 192H${x - 11}Z`, '#f4efe2', { bevel: 2 }) +
          pen.line(`M${x - 14} 170H${x + 14}`, '#b5302a', 4),
      )
      .join('')
  )
}

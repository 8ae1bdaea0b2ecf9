import { horse } from '../motifs/horse.ts'
import { box, circle, num, place, star } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** A jeepney in chrome and neon under northern lights. */
export const jeepney: SetPiece = (pen) => {
  const curtain = (x: number, colour: string, lean: number) =>
    pen.flat(
      `M${x} -330Q${x + lean} -180 ${x - 30} -40Q${x + 50} -60 ${x + 96} -30Q${x + 70 + lean} -180 ${x + 120} -330Z`,
      pen.linear([
        [0, colour, 0],
        [0.5, colour, 0.55],
        [1, colour, 0],
      ]),
    )
  const wheel = (x: number) =>
    pen.flat(circle(x, 158, 66), '#140a2c') +
    pen.solid(circle(x, 158, 56), '#2a2440', { bevel: 4 }) +
    pen.metal(circle(x, 158, 31), '#c9d2ea', { bevel: 3 }) +
    pen.metal(star(x, 158, 5, 24, 11), '#ffd24a', { bevel: 1, outline: 2 })
  const windows = [-64, 8, 80, 152].map((x) =>
    pen.solid(box(x, -62, 60, 66, 10), '#22d3ee', { bevel: 3, outline: 4, depth: 0.8 }),
  )
  const lamps = [-100, -50, 0, 50, 100, 150, 200, 250].map((x, i) => {
    const colour = ['#ff4fd8', '#ffe14d', '#36f1ff'][i % 3] as string
    return pen.glow(x, -112, 30, colour, 0.8) + pen.ball(x, -112, 9, colour, 2)
  })
  const stars = [-130, -50, 30, 110, 190].map((x) =>
    pen.metal(star(x, 62, 5, 21, 9, 12), '#ffd24a', { bevel: 1, outline: 2 }),
  )
  return (
    curtain(-300, '#3dffb0', 60) +
    curtain(-150, '#7a5cff', -50) +
    curtain(20, '#36f1ff', 70) +
    curtain(170, '#ff4fd8', -40) +
    pen.flat(
      'M-296 66L-620 210H-330L-286 100Z',
      pen.linear(
        [
          [0, '#fff3b0', 0],
          [1, '#fff3b0', 0.55],
        ],
        0,
      ),
    ) +
    pen.solid('M-294 148V62Q-288 34 -232 26L-152 18L-118 -74Q-110 -94 -88 -94H262Q284 -94 286 -70V148Z', '#6d28f5', {
      bevel: 8,
      outline: 5,
    }) +
    pen.flat('M-294 96H286V148H-294Z', '#1c0a54', 0.45) +
    pen.metal(box(-122, -118, 424, 30, 14), '#d7dff2', { bevel: 4 }) +
    lamps.join('') +
    pen.solid('M-146 12L-114 -62H-84V12Z', '#8ff4ff', { bevel: 3, outline: 4 }) +
    windows.join('') +
    pen.metal(box(-290, 28, 560, 12, 6), '#dfe6f6', { bevel: 2, outline: 2 }) +
    pen.flat(box(-282, 84, 560, 9, 4), '#ff4fd8') +
    pen.flat(box(-282, 100, 560, 7, 3), '#36f1ff') +
    stars.join('') +
    wheel(-190) +
    wheel(176) +
    pen.metal(box(-310, 52, 34, 80, 8), '#e8eefb', { bevel: 3 }) +
    [64, 80, 96, 112].map((y) => pen.line(`M-304 ${num(y)}H-282`, '#4a5068', 4)).join('') +
    pen.glow(-296, 70, 60, '#fff3b0', 0.9) +
    pen.ball(-294, 68, 19, '#ffefa0', 4) +
    pen.metal(box(-320, 134, 90, 20, 9), '#c9d2ea', { bevel: 3 }) +
    place(drawn(pen, horse, 1), -232, -6, 0.34, 0, true) +
    pen.line('M286 -90V-190', '#dfe6f6', 5) +
    pen.solid('M286 -190Q250 -206 214 -186V-144Q250 -164 286 -148Z', '#ff4fd8', { bevel: 3 })
  )
}

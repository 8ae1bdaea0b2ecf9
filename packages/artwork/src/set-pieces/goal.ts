import { football } from '../motifs/football.ts'
import { box, ellipse, num, place } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** A ball in the far corner of the net, under floodlights. */
export const goal: SetPiece = (pen) => {
  const post = { bevel: 3, outline: 3 } as const
  // The net hangs from the bar and is pushed out where the ball went in.
  const ropes: string[] = []
  for (let i = 0; i <= 14; i++) {
    const x = -250 + i * 36
    ropes.push(`M${x} -110Q${num(x + (x > 20 ? 34 : 12))} 20 ${num(x * 0.94)} 184`)
  }
  for (let i = 0; i <= 8; i++) {
    const y = -110 + i * 36
    ropes.push(`M-250 ${y}Q60 ${y + 26} 254 ${y + (i < 4 ? -12 : 4)}`)
  }
  const mast = (x: number, scale: number) =>
    place(
      pen.metal(box(-6, -70, 12, 300), '#9fb0bd', { bevel: 2, outline: 2 }) +
        pen.solid(box(-62, -122, 124, 60, 6), '#26343f', { bevel: 3 }) +
        [-42, -14, 14, 42]
          .map((dx) => pen.ball(dx, -106, 10, '#fffbe0', 1) + pen.ball(dx, -80, 10, '#fffbe0', 1))
          .join('') +
        pen.glow(0, -94, 170, '#eaf6ff', 0.85),
      x,
      -120,
      scale,
    )
  return (
    mast(-236, 0.9) +
    mast(244, 0.9) +
    pen.flat(
      ellipse(0, 196, 330, 62),
      pen.radial([
        [0, '#58b562', 0.95],
        [0.6, '#3f9a4c', 0.7],
        [1, '#3f9a4c', 0],
      ]),
    ) +
    pen.flat(box(-256, -110, 512, 294), '#0d1b26', 0.32) +
    pen.line(ropes.join(''), '#f4fbff', 3, 0.55) +
    pen.line('M-270 186H270', '#ffffff', 6, 0.9) +
    pen.line('M-330 330L96 -8M-330 270L80 -40', '#ffffff', 6, 0.35) +
    place(drawn(pen, football), 150, -34, 0.86, 14) +
    pen.solid(box(-274, -132, 24, 322, 6), '#f7fafc', { ...post, angle: 0 }) +
    pen.solid(box(250, -132, 24, 322, 6), '#f7fafc', { ...post, angle: 0 }) +
    pen.solid(box(-274, -134, 548, 26, 8), '#ffffff', post)
  )
}

import type { Pen } from '../pen.ts'
import { around, circle, num, place, poly, ring, star } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

const HUES = ['#ff3d8b', '#ffb52e', '#39e6a2', '#36b8ff', '#b06bff'] as const

/** A lantern in the shape of a star, its five points of coloured shell, lamps along its ring, and fringes of paper. */
function lantern(pen: Pen): string {
  const shells = HUES.map((hue, i) => {
    const at = (degrees: number, r: number): [number, number] => {
      const a = ((degrees - 90 + i * 72) * Math.PI) / 180
      return [r * Math.cos(a), r * Math.sin(a)]
    }
    const [tip, left, right] = [at(0, 206), at(-36, 84), at(36, 84)]
    return (
      pen.solid(poly(0, 0, ...left, ...tip), hue, { bevel: 5, depth: 0.9, angle: 40 }) +
      pen.solid(poly(0, 0, ...right, ...tip), hue, { bevel: 5, depth: 1.3, angle: 130 })
    )
  })
  const lamps = around(20, 190, (x, y, _, i) => {
    const hue = HUES[i % 5] as string
    return pen.glow(x, y, 24, hue, 0.8) + pen.ball(x, y, 9, hue, 2)
  })
  const fringe = (x: number, tilt: number) =>
    place(
      [-24, -12, 0, 12, 24]
        .map((dx, i) => pen.line(`M${dx * 0.4} 0Q${dx} 50 ${num(dx * 1.5)} 104`, HUES[i] as string, 9))
        .join('') + pen.metal(circle(0, 0, 15), '#ffd24a', { bevel: 3 }),
      x,
      178,
      1,
      tilt,
    )
  return (
    pen.glow(0, 0, 290, '#ffd68a', 0.75) +
    fringe(-124, 8) +
    fringe(124, -8) +
    pen.metal(ring(0, 0, 203, 178), '#ffcf4d', { bevel: 4 }) +
    shells.join('') +
    pen.metal(star(0, 0, 5, 84, 36), '#fff0a0', { bevel: 4 }) +
    around(5, 60, (x, y) => pen.ball(x, y, 9, '#ffffff', 2)) +
    pen.ball(0, 0, 28, '#ff3d8b') +
    lamps
  )
}

/** A great star lantern of a fiesta, small ones on a line beside it. */
export const parol: SetPiece = (pen) => {
  const one = pen.define((id) => `<g id="${id}">${lantern(pen)}</g>`)
  const at = (x: number, y: number, scale: number, tilt: number) =>
    pen.line(`M${x} ${y - 205 * scale}V-330`, '#ffe6b0', 3, 0.6) + place(`<use href="#${one}"/>`, x, y, scale, tilt)
  return at(-246, -150, 0.3, -8) + at(252, -190, 0.36, 8) + at(262, 96, 0.26, -6) + at(-10, -44, 1, 0)
}

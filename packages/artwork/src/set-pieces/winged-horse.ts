import { horse } from '../motifs/horse.ts'
import { around, circle, leaf, place, poly, ring } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** The winged horse of the steppe before the sun. */
export const wingedHorse: SetPiece = (pen) => {
  const feathers = (
    count: number,
    from: number,
    to: number,
    reach: number,
    belly: number,
    colours: readonly string[],
  ) =>
    Array.from({ length: count }, (_, i) => {
      const degrees = from + ((to - from) * i) / (count - 1)
      const a = (degrees * Math.PI) / 180
      const far = reach * (1 - Math.abs(i / (count - 1) - 0.35) * 0.34)
      return pen.solid(leaf(0, 0, Math.cos(a) * far, Math.sin(a) * far, belly), colours[i % colours.length] as string, {
        bevel: 4,
        outline: 3,
        depth: 0.8,
      })
    }).join('')
  const wing = pen.define(
    (id) =>
      `<g id="${id}">${feathers(9, -112, 18, 330, 0.13, ['#f4e3b4', '#e8bd4a'])}${feathers(7, -108, 10, 226, 0.17, ['#ffffff', '#d9eef5'])}${feathers(5, -100, 0, 130, 0.24, ['#e8bd4a', '#fff3cf'])}</g>`,
  )
  const sun = around(24, 236, (x, y, degrees) =>
    place(pen.metal(poly(-13, 18, 0, -34, 13, 18), '#f0b93a', { bevel: 2, outline: 2 }), x, y, 1, degrees),
  )
  return (
    pen.glow(0, -30, 360, '#ffe7a0', 0.8) +
    place(
      sun +
        pen.metal(ring(0, 0, 220, 196), '#f0b93a', { bevel: 4 }) +
        pen.solid(circle(0, 0, 196), '#1f86a8', { bevel: 6, depth: 0.9 }) +
        around(16, 172, (x, y) => pen.ball(x, y, 7, '#ffd76a', 1.5)),
      0,
      -30,
    ) +
    place(`<use href="#${wing}"/>`, -40, 60, 0.82) +
    place(`<use href="#${wing}"/>`, 50, 60, 1) +
    pen.solid('M-60 220Q-84 120 -36 76H80Q132 132 120 220Z', '#c9a46a', { bevel: 6 }) +
    place(drawn(pen, horse, 1), -10, -6, 1.9, 0, true) +
    pen.metal('M-92 178Q16 226 132 176L126 208Q14 250 -88 208Z', '#e8bd4a', { bevel: 3 }) +
    [-52, -16, 22, 62, 98]
      .map((x, i) => pen.ball(x, 205 - Math.abs(i - 2) * 4, 9, i % 2 ? '#00799a' : '#b5302a', 2))
      .join('')
  )
}

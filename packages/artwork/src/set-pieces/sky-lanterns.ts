import type { Pen } from '../pen.ts'
import { circle, ellipse, num, place, poly } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

function lantern(pen: Pen): string {
  return (
    pen.glow(0, 0, 150, '#ffb04a', 0.7) +
    pen.solid('M-52 -40Q-50 -84 0 -88Q50 -84 52 -40L38 70H-38Z', '#ffb648', { bevel: 6, depth: 0.9 }) +
    pen.flat('M-40 66Q0 -40 40 66Z', '#fff3b8', 0.85) +
    pen.line('M-26 -74L-18 66M26 -74L18 66', '#d9772a', 3, 0.7) +
    pen.flat(ellipse(0, 70, 38, 9), '#8a3a10') +
    pen.ball(0, 66, 12, '#fff6c8', 0)
  )
}

/** Lanterns that rise over a golden temple by the river. */
export const skyLanterns: SetPiece = (pen) => {
  const one = pen.define((id) => `<g id="${id}">${lantern(pen)}</g>`)
  const at = (x: number, y: number, scale: number, tilt: number) => place(`<use href="#${one}"/>`, x, y, scale, tilt)
  const tower = (x: number, height: number, colour: string) => {
    const base = 150
    const tiers = [0, 1, 2, 3].map((i) => {
      const [half, y] = [66 - i * 13, base - i * height * 0.13]
      return pen.metal(
        poly(x - half, y, x - half + 9, y - height * 0.13, x + half - 9, y - height * 0.13, x + half, y),
        colour,
        { bevel: 3, outline: 2 },
      )
    })
    const top = base - height * 0.52
    return (
      tiers.join('') +
      pen.metal(
        `M${x - 22} ${num(top)}Q${x - 26} ${num(top - height * 0.16)} ${x} ${num(top - height * 0.48)}Q${x + 26} ${num(top - height * 0.16)} ${x + 22} ${num(top)}Z`,
        colour,
        { bevel: 3, outline: 2 },
      ) +
      [0.12, 0.2, 0.28]
        .map((t) =>
          pen.line(`M${num(x - 22 + t * 40)} ${num(top - height * t)}H${num(x + 22 - t * 40)}`, '#6b3c08', 3, 0.7),
        )
        .join('') +
      pen.ball(x, top - height * 0.48, 6, '#fff3b8', 1)
    )
  }
  const glint = (y: number, half: number) => pen.line(`M${-half} ${y}H${half}`, '#ffcf7a', 4, 0.6)
  return (
    pen.glow(0, 80, 320, '#ffb04a', 0.55) +
    tower(-176, 218, '#d99a3a') +
    tower(176, 226, '#d99a3a') +
    tower(0, 330, '#f0b840') +
    pen.metal('M-290 150H290L304 176H-304Z', '#b9782a', { bevel: 3 }) +
    pen.flat(
      ellipse(0, 196, 330, 60),
      pen.radial([
        [0, '#ffb04a', 0.5],
        [1, '#2a2a78', 0],
      ]),
    ) +
    [188, 202, 218, 236].map((y, i) => glint(y, 230 - i * 46)).join('') +
    pen.flat(circle(0, 196, 26), '#fff3b8', 0.35) +
    at(-236, -180, 0.62, -7) +
    at(232, -206, 0.7, 8) +
    at(96, -250, 0.4, -4) +
    at(-104, -262, 0.34, 5) +
    at(-266, 6, 0.42, 8) +
    at(276, -14, 0.44, -8) +
    at(-128, -84, 0.98, -6) +
    at(128, -96, 0.9, 7) +
    at(-4, 64, 0.5, 2)
  )
}

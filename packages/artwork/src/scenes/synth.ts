import { shade, tint } from '../colour.ts'
import { box, circle, num } from '../shapes.ts'
import { peaks, type Scene, stars } from './scene.ts'

/** A grid running to a striped sun: the arcade of the eighties. */
export const synth: Scene = {
  schemes: ['neon', 'rose', 'grape', 'storm', 'teal', 'royal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = pen.flat(
      box(0, 0, w, h),
      pen.linear([
        [0, s.top],
        [0.4, s.mid],
        [0.66, s.low],
        [0.67, s.near],
      ]),
    )
    all += stars(stage, random, 70, h * 0.4) + pen.glow(x, y, 260 * u, s.low, 0.9)
    const r = 132 * u
    let bars = ''
    for (let i = 0; i < 7; i++) bars += box(x - r, y + r * (-0.05 + i * 0.155), r * 2, (4 + i * 1.9) * u)
    const mask = pen.define(
      (id) => `<mask id="${id}"><path d="${circle(x, y, r)}" fill="#fff"/><path d="${bars}" fill="#000"/></mask>`,
    )
    all += pen.flat(
      circle(x, y, r * 1.5),
      pen.radial([
        [0, s.accent, 0.5],
        [1, s.accent, 0],
      ]),
    )
    all += `<g mask="url(#${mask})">${pen.flat(
      circle(x, y, r),
      pen.linear([
        [0, '#fff6b0'],
        [0.5, '#ffb03b'],
        [1, '#ff2f8a'],
      ]),
    )}</g>`
    all += pen.flat(
      peaks(stage, random, horizon + 4 * u, 76 * u, Math.round(6 * (w / 360))),
      pen.linear([
        [0, tint(s.mid, 0.2)],
        [1, s.near],
      ]),
    )
    all += pen.line(peaks(stage, random, horizon + 4 * u, 50 * u, Math.round(7 * (w / 360))), s.accent, 1.6 * u, 0.6)
    all += pen.flat(
      box(0, horizon, w, h - horizon),
      pen.linear([
        [0, s.mid],
        [1, shade(s.near, 0.3)],
      ]),
    )
    let grid = ''
    for (let i = -14; i <= 14; i++) grid += `M${num(x + i * 22 * u)} ${num(horizon)}L${num(x + i * 120 * u)} ${num(h)}`
    for (let i = 0; i < 9; i++) grid += `M0 ${num(horizon + i * i * 2.6 * u)}H${num(w)}`
    return (
      all +
      pen.line(grid, s.accent, 4 * u, 0.25) +
      pen.line(grid, tint(s.accent, 0.3), 1.4 * u, 0.9) +
      pen.glow(x, horizon, 200 * u, s.low, 0.6)
    )
  },
}

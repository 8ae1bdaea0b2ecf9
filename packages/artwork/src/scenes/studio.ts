import { mix, shade, tint } from '../colour.ts'
import { box, ellipse, num, poly } from '../shapes.ts'
import { bokeh, type Scene, sky } from './scene.ts'

/** A live studio: lit wall panels, slats of light, a table's curved edge in front. */
export const studio: Scene = {
  schemes: ['crimson', 'royal', 'jade', 'night', 'gold', 'teal', 'rose', 'grape', 'neon', 'copper'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, { ...s, low: mix(s.mid, s.low, 0.4) }, 0.55)
    const wide = 46 * u
    const panels = Math.ceil(w / 2 / wide) + 1
    for (let i = -panels; i <= panels; i++) {
      const px = x + i * wide
      const tone = mix(s.mid, s.far, Math.min(1, Math.abs(i) / 4.5))
      all += pen.flat(
        box(px - wide / 2 + 2 * u, 0, wide - 4 * u, horizon + 30 * u),
        pen.linear([
          [0, shade(tone, 0.5)],
          [0.6, tone],
          [1, tint(tone, 0.2)],
        ]),
      )
      all +=
        pen.line(`M${num(px - wide / 2)} 0V${num(horizon + 30 * u)}`, s.accent, 5 * u, 0.25) +
        pen.line(`M${num(px - wide / 2)} 0V${num(horizon + 30 * u)}`, tint(s.accent, 0.5), 1.6 * u, 0.9)
    }
    for (const r of [150, 128]) {
      all += `<circle cx="${num(x)}" cy="${num(y + 10 * u)}" r="${num(r * u)}" fill="none" stroke="${s.accent}" stroke-width="${num(9 * u)}" stroke-opacity=".3"/><circle cx="${num(x)}" cy="${num(y + 10 * u)}" r="${num(r * u)}" fill="none" stroke="${tint(s.accent, 0.7)}" stroke-width="${num(2.6 * u)}"/>`
    }
    all += pen.glow(x, y, 220 * u, s.light, 0.75) + bokeh(pen, stage, random, [s.light, s.accent], 10, 0.3)
    for (const side of [-1, 1]) {
      all += pen.flat(
        poly(
          x + side * 130 * u,
          0,
          x + side * 160 * u,
          0,
          x + side * 60 * u,
          horizon + 60 * u,
          x - side * 90 * u,
          horizon + 60 * u,
        ),
        pen.linear([
          [0, s.light, 0.6],
          [1, s.light, 0],
        ]),
        0.5,
      )
    }
    const felt = mix('#0c7a48', s.mid, 0.4)
    const top = horizon + 34 * u
    const reach = Math.max(w * 0.62, 250 * u)
    all += pen.flat(
      ellipse(x, top + 170 * u, reach, 176 * u),
      pen.linear([
        [0, tint(s.accent, 0.6)],
        [0.1, shade(s.accent, 0.35)],
        [1, s.near],
      ]),
    )
    all += pen.flat(
      ellipse(x, top + 182 * u, reach * 0.97, 178 * u),
      pen.linear([
        [0, tint(felt, 0.25)],
        [0.4, felt],
        [1, shade(felt, 0.6)],
      ]),
    )
    all += `<path d="${ellipse(x, top + 196 * u, reach * 0.86, 172 * u)}" fill="none" stroke="${s.light}" stroke-width="${num(2 * u)}" stroke-opacity=".5"/>`
    return (
      all + pen.glow(x, top + 30 * u, 150 * u, s.light, 0.45) + pen.flat(box(0, h - 10 * u, w, 10 * u), s.near, 0.4)
    )
  },
}

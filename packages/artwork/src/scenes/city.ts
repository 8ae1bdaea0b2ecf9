import { mix, shade, tint } from '../colour.ts'
import { box, num, poly } from '../shapes.ts'
import { bokeh, type Scene, sky, stars } from './scene.ts'

/** A city of lights at night, with its street running into the glow. */
export const city: Scene = {
  schemes: ['neon', 'night', 'royal', 'sunset', 'rose', 'dusk', 'teal', 'storm'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    const pane = Math.round(5 * u)
    let all = sky(pen, stage, s, 0.7) + stars(stage, random, 40, h * 0.3)
    for (const [depth, colour, tall] of [
      [0, mix(s.mid, s.low, 0.35), 190],
      [1, s.far, 250],
      [2, s.near, 300],
    ] as const) {
      let at = -20 * u
      let lit = ''
      while (at < w) {
        const wide = random.range(26, 58) * u
        const away = Math.min(1, Math.abs(at + wide / 2 - x) / (170 * u))
        const high = tall * u * random.range(0.45, 1) * (depth === 2 ? 0.25 + away * 0.75 : 0.5 + away * 0.5)
        all += pen.flat(
          box(at, horizon + 30 * u - high, wide - 2 * u, high + 30 * u, 2 * u),
          pen.linear([
            [0, tint(colour, 0.16)],
            [1, depth === 2 ? colour : mix(colour, s.low, 0.35)],
          ]),
        )
        for (let y = horizon + 38 * u - high; y < horizon - 4 * u; y += 13 * u) {
          for (let wx = at + 6 * u; wx < at + wide - 9 * u; wx += 9 * u) {
            if (random.chance(0.33)) lit += `M${Math.round(wx)} ${Math.round(y)}h${pane}v${pane}h-${pane}Z`
          }
        }
        at += wide + random.range(0, 6) * u
      }
      all += pen.flat(lit, depth === 1 ? s.light : s.accent, 0.35 + depth * 0.25)
    }
    all += pen.flat(
      box(0, horizon + 26 * u, w, h),
      pen.linear([
        [0, mix(s.low, s.far, 0.4)],
        [0.3, s.near],
        [1, shade(s.near, 0.4)],
      ]),
    )
    all += pen.glow(x, horizon + 20 * u, 200 * u, s.low, 0.8)
    all += pen.flat(
      poly(x - 6 * u, horizon + 26 * u, x + 6 * u, horizon + 26 * u, x + 40 * u, h, x - 40 * u, h),
      s.light,
      0.16,
    )
    for (const side of [-1, 1]) {
      for (const reach of [70, 150, 250]) {
        all += pen.line(
          `M${num(x + side * 8 * u)} ${num(horizon + 28 * u)}L${num(x + side * reach * u)} ${num(h)}`,
          side < 0 ? s.accent : s.low,
          2.4 * u,
          0.6,
        )
      }
    }
    return all + bokeh(pen, stage, random, [s.accent, s.low, s.light], 12, 0.45)
  },
}

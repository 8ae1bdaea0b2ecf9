import { shade, tint } from '../colour.ts'
import { box, circle, num } from '../shapes.ts'
import { floor, type Scene, sky } from './scene.ts'

/** A stage with heavy curtains, a valance and a row of bulbs. */
export const velvet: Scene = {
  schemes: ['crimson', 'ember', 'royal', 'rose', 'teal', 'jade', 'night', 'grape'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, x, horizon } = stage
    let all = sky(pen, stage, s, 1) + floor(pen, stage, s, s.low, s.near)
    const cloth = pen.linear(
      [
        [0, shade(s.mid, 0.55)],
        [0.3, tint(s.mid, 0.22)],
        [0.55, s.mid],
        [1, shade(s.mid, 0.7)],
      ],
      0,
    )
    const fold = 34 * u
    const inner = Math.min(w * 0.3, 108 * u)
    for (const side of [-1, 1]) {
      const edge = side < 0 ? 0 : w
      const folds = Math.ceil(Math.max(inner, x * 0 + (side < 0 ? x : w - x) - 130 * u) / fold)
      for (let i = folds; i >= 0; i--) {
        const a = edge - side * i * fold
        const pull = i * 10 * u * side
        all += pen.flat(
          `M${num(a)} 0C${num(a - side * 4 * u)} ${num(h * 0.35)} ${num(a + pull * 1.4)} ${num(h * 0.5)} ${num(a + pull * 1.2)} ${num(h)}h${num(side * fold * 1.05)}C${num(a + side * fold + pull)} ${num(h * 0.5)} ${num(a + side * fold)} ${num(h * 0.35)} ${num(a + side * fold)} 0Z`,
          cloth,
        )
      }
    }
    const swag = Math.round(w / (90 * u))
    const wide = w / swag
    for (let i = 0; i < swag; i++) {
      const d = `M${num(i * wide)} 0h${num(wide)}v${num(20 * u)}q${num(-wide / 2)} ${num(60 * u)} ${num(-wide)} 0Z`
      all +=
        pen.flat(
          d,
          pen.linear([
            [0, shade(s.mid, 0.6)],
            [0.6, s.mid],
            [1, tint(s.mid, 0.3)],
          ]),
        ) + pen.line(`M${num(i * wide)} ${num(20 * u)}q${num(wide / 2)} ${num(60 * u)} ${num(wide)} 0`, s.accent, 4 * u)
      all += pen.ball(i * wide, 24 * u, 6 * u, s.accent, 0)
    }
    all += pen.flat(
      box(0, horizon + 76 * u, w, 10 * u),
      pen.linear([
        [0, tint(s.accent, 0.6)],
        [1, shade(s.accent, 0.5)],
      ]),
    )
    const bulbs = Math.round(w / (26 * u))
    for (let i = 0; i <= bulbs; i++) {
      const bx = (i / bulbs) * w
      all +=
        pen.glow(bx, horizon + 81 * u, 15 * u, s.light, 0.8) + pen.flat(circle(bx, horizon + 81 * u, 4 * u), '#fffbe6')
    }
    return (
      all +
      pen.flat(box(0, horizon + 86 * u, w, h), shade(s.near, 0.2), 0.85) +
      (random.chance(0.5) ? pen.glow(x, horizon, 190 * u, s.light, 0.5) : '')
    )
  },
}

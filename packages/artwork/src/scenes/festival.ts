import { mix, shade, tint } from '../colour.ts'
import { circle, num } from '../shapes.ts'
import { bokeh, floor, rays, type Scene, sky } from './scene.ts'

/** A night street of roofs under strings of paper lanterns. */
export const festival: Scene = {
  schemes: ['ember', 'crimson', 'royal', 'night', 'rose', 'jade', 'gold', 'dusk'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.9) + rays(pen, stage, s.light, 14, random.next(), 0.22)
    const roof = (cx: number, y: number, half: number, colour: string, levels: number) => {
      let d = ''
      for (let i = 0; i < levels; i++) {
        const [top, wide] = [y + i * 46 * u, half * (0.6 + i * 0.25)]
        d += `M${num(cx - wide)} ${num(top + 20 * u)}Q${num(cx - wide * 0.5)} ${num(top + 16 * u)} ${num(cx - wide * 0.3)} ${num(top - 14 * u)}H${num(cx + wide * 0.3)}Q${num(cx + wide * 0.5)} ${num(top + 16 * u)} ${num(cx + wide)} ${num(top + 20 * u)}L${num(cx + wide * 0.84)} ${num(top + 30 * u)}H${num(cx - wide * 0.84)}ZM${num(cx - wide * 0.6)} ${num(top + 29 * u)}h${num(wide * 1.2)}v${num(24 * u)}h${num(-wide * 1.2)}Z`
      }
      return pen.flat(
        `${d}M${num(cx - half)} ${num(y + levels * 46 * u)}h${num(half * 2)}V${num(horizon + 30 * u)}h${num(-half * 2)}Z`,
        pen.linear([
          [0, tint(colour, 0.3)],
          [1, shade(colour, 0.35)],
        ]),
      )
    }
    const step = 120 * u
    for (let cx = x % step; cx < w + step; cx += step)
      all += roof(cx, horizon - random.range(120, 180) * u, 54 * u, mix(s.far, s.mid, 0.35), 3)
    for (const side of [-1, 1]) {
      all += roof(x + side * Math.min(w / 2, 180 * u), horizon - 170 * u, 74 * u, s.near, 3)
      for (let i = 0; i < 3; i++)
        all += pen.glow(x + side * Math.min(w / 2, 180 * u), horizon - 122 * u + i * 46 * u, 30 * u, s.accent, 0.9)
    }
    all += floor(pen, stage, s)
    const paper = mix('#f0332e', s.mid, 0.25)
    for (let line = 0; line < 2; line++) {
      const sag = (50 + line * 36) * u
      const y0 = (10 + line * 26) * u
      const period = 360 * u
      for (let from = -0.5 * line * period; from < w; from += period) {
        all += pen.line(
          `M${num(from)} ${num(y0)}q${num(period / 2)} ${num(sag * 2)} ${num(period)} 0`,
          shade(s.near, 0.2),
          2 * u,
        )
        for (let i = 1; i < 6; i++) {
          const t = i / 6
          const [lx, ly] = [from + t * period, y0 + 4 * sag * t * (1 - t)]
          const r = (15 - line * 3) * u
          all += pen.glow(lx, ly + r, r * 2.6, s.accent, 0.6)
          all += `<ellipse cx="${num(lx)}" cy="${num(ly + r)}" rx="${num(r)}" ry="${num(r * 0.86)}" fill="${pen.radial([
            [0, '#fff3b0'],
            [0.45, tint(paper, 0.2)],
            [1, shade(paper, 0.35)],
          ])}"/>`
          all += pen.flat(
            `M${num(lx - r * 0.5)} ${num(ly + r * 0.1)}h${num(r)}v${num(r * 0.2)}h${num(-r)}ZM${num(lx - r * 0.5)} ${num(ly + r * 1.75)}h${num(r)}v${num(r * 0.2)}h${num(-r)}Z`,
            s.accent,
          )
          all += pen.line(`M${num(lx)} ${num(ly + r * 1.95)}v${num(r * 0.9)}`, s.accent, 2 * u)
        }
      }
    }
    return all + bokeh(pen, stage, random, [s.accent, s.light], 12, 0.35) + pen.flat(circle(x, h + 40 * u, 1), s.near)
  },
}

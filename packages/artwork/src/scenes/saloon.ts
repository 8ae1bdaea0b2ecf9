import { mix, shade, tint } from '../colour.ts'
import { box, circle, num, poly } from '../shapes.ts'
import { hills, rays, type Scene, sky } from './scene.ts'

/** The wild west: mesas, a fence and a burning sky. */
export const saloon: Scene = {
  schemes: ['amber', 'sunset', 'noon', 'copper', 'ember', 'dusk', 'gold'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, s, 0.9) + rays(pen, stage, s.light, 18, random.next(), 0.42)
    all += pen.flat(
      circle(x, y + 20 * u, 112 * u),
      pen.linear([
        [0, '#fffbe0'],
        [1, s.accent],
      ]),
      0.95,
    )
    const mesa = (cx: number, half: number, tall: number, colour: string) => {
      const b = horizon + 20 * u
      const d = poly(
        cx - half,
        b,
        cx - half * 0.72,
        b - tall * 0.4,
        cx - half * 0.6,
        b - tall,
        cx + half * 0.55,
        b - tall * 0.97,
        cx + half * 0.7,
        b - tall * 0.4,
        cx + half,
        b,
      )
      let bands = ''
      for (let i = 1; i < 5; i++) bands += `M${num(cx - half * 0.6)} ${num(b - (tall * i) / 5)}h${num(half * 1.16)}`
      return (
        pen.flat(
          d,
          pen.linear(
            [
              [0, tint(colour, 0.35)],
              [0.4, colour],
              [1, shade(colour, 0.35)],
            ],
            30,
          ),
        ) + pen.line(bands, shade(colour, 0.45), 2.4 * u, 0.35)
      )
    }
    const count = Math.round(3.2 * (w / 360))
    for (let i = 0; i < count; i++)
      all += mesa(
        ((i + random.range(0.1, 0.8)) / count) * w,
        random.range(40, 76) * u,
        random.range(70, 160) * u,
        mix(s.far, i % 2 ? s.mid : s.low, 0.3),
      )
    all += pen.flat(
      hills(stage, random, horizon + 30 * u, 24 * u, Math.round(4 * (w / 360))),
      pen.linear([
        [0, tint(s.far, 0.35)],
        [1, s.near],
      ]),
    )
    const wood = mix('#7a4322', s.near, 0.3)
    const rail = (at: number) =>
      pen.flat(
        box(-5, at, w + 10, 15 * u, 3 * u),
        pen.linear([
          [0, tint(wood, 0.45)],
          [0.5, wood],
          [1, shade(wood, 0.5)],
        ]),
      )
    all += rail(horizon + 84 * u) + rail(horizon + 118 * u)
    for (let px = 10 * u; px < w; px += 84 * u) {
      all += pen.flat(
        box(px, horizon + 62 * u, 20 * u, h, 4 * u),
        pen.linear(
          [
            [0, tint(wood, 0.5)],
            [0.5, wood],
            [1, shade(wood, 0.6)],
          ],
          0,
        ),
      )
    }
    return all
  },
}

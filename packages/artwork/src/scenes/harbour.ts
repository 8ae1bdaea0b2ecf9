import { mix, shade, tint } from '../colour.ts'
import { box, circle, num, poly } from '../shapes.ts'
import { cloud, rays, type Scene, sky, stars } from './scene.ts'

/** Open water, an island with palms, a great moon or sun on the waves. */
export const harbour: Scene = {
  schemes: ['lagoon', 'sunset', 'night', 'dusk', 'teal', 'meadow', 'storm', 'amber'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all =
      sky(pen, stage, s, 0.85) + stars(stage, random, 30, h * 0.25) + rays(pen, stage, s.light, 14, random.next(), 0.26)
    all += random.times(Math.round(5 * (w / 360)), () =>
      pen.flat(cloud(random.next() * w, random.range(60, 210) * u, random.range(30, 66) * u, random), s.light, 0.55),
    )
    all += pen.flat(
      circle(x, y + 30 * u, 104 * u),
      pen.linear([
        [0, '#ffffff'],
        [0.6, s.light],
        [1, s.accent],
      ]),
      0.95,
    )
    const water = mix(s.mid, '#0a7fc0', 0.3)
    all += pen.flat(
      box(0, horizon, w, h - horizon),
      pen.linear([
        [0, mix(water, s.light, 0.5)],
        [0.3, water],
        [1, shade(water, 0.7)],
      ]),
    )
    for (const side of [-1, 1]) {
      const cx = x + side * Math.min(w / 2, 165 * u)
      all += pen.flat(
        `M${num(cx - 90 * u)} ${num(horizon + 6 * u)}Q${num(cx)} ${num(horizon - 44 * u)} ${num(cx + 90 * u)} ${num(horizon + 6 * u)}Z`,
        pen.linear([
          [0, tint(s.far, 0.2)],
          [1, s.near],
        ]),
      )
      for (let k = 0; k < 2; k++) all += palm(cx - side * (10 + k * 34) * u, horizon - 14 * u, (96 - k * 22) * u, -side)
    }
    for (let i = 0; i < 9; i++) {
      const wy = horizon + (8 + i * i * 2.3) * u
      let d = ''
      for (let k = 0; k < Math.round(6 * (w / 360)); k++) {
        const px = x + random.range(-1, 1) * (50 + i * 22) * u * (w / 360)
        d += `M${num(px)} ${num(wy)}h${num(random.range(14, 50) * u)}`
      }
      all += pen.line(d, s.light, (1.4 + i * 0.35) * u, 0.65)
    }
    return all

    function palm(px: number, base: number, tall: number, lean: number): string {
      const tip = px + lean * tall * 0.3
      const dark = shade(s.near, 0.1)
      let fronds = ''
      for (const a of [-165, -130, -90, -50, -15, 20, 200]) {
        const [ex, ey] = [Math.cos((a * Math.PI) / 180) * tall * 0.5, Math.sin((a * Math.PI) / 180) * tall * 0.3]
        fronds += `M${num(tip)} ${num(base - tall)}q${num(ex * 0.5)} ${num(ey - tall * 0.14)} ${num(ex)} ${num(ey + tall * 0.16)}q${num(-ex * 0.6)} ${num(-tall * 0.14)} ${num(-ex)} ${num(-ey - tall * 0.16)}Z`
      }
      return (
        pen.flat(
          poly(px - 5 * u, base + 8 * u, tip - 2 * u, base - tall, tip + 3 * u, base - tall, px + 5 * u, base + 8 * u),
          dark,
        ) + pen.flat(fronds, dark)
      )
    }
  },
}

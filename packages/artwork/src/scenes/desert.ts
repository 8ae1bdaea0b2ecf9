import { mix, shade, tint } from '../colour.ts'
import { circle, num, poly } from '../shapes.ts'
import { cloud, rays, type Scene, sky, stars } from './scene.ts'

/** Dunes and pyramids under a great sun or moon. */
export const desert: Scene = {
  schemes: ['noon', 'amber', 'sunset', 'dusk', 'night', 'gold', 'grape', 'copper'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, s, 0.8) + rays(pen, stage, s.light, 16, random.next(), 0.22)
    all +=
      s.top < '#3'
        ? stars(stage, random, 60, h * 0.4)
        : pen.flat(cloud(w * 0.15, h * 0.2, 60 * u, random) + cloud(w * 0.9, h * 0.3, 50 * u, random), '#fff', 0.5)
    const disc = random.range(86, 120) * u
    all += pen.glow(x, y - 10 * u, disc * 1.8, s.light, 0.7)
    all += pen.flat(
      circle(x, y - 10 * u, disc),
      pen.linear([
        [0, tint(s.light, 0.6)],
        [1, s.accent],
      ]),
    )
    const count = Math.max(2, Math.round((w / 360) * 2.4))
    for (let i = 0; i < count; i++) {
      const cx = ((i + random.range(0.1, 0.9)) / count) * w
      const half = random.range(60, 120) * u
      const tall = half * 0.95
      const base = horizon + 26 * u
      const stone = mix(s.far, s.low, 0.35)
      all += pen.flat(
        poly(cx, base - tall, cx - half, base, cx + half * 0.25, base),
        pen.linear([
          [0, tint(stone, 0.45)],
          [1, stone],
        ]),
      )
      all += pen.flat(
        poly(cx, base - tall, cx + half * 0.25, base, cx + half, base),
        pen.linear([
          [0, shade(stone, 0.15)],
          [1, shade(stone, 0.5)],
        ]),
      )
      for (let k = 1; k < 6; k++) {
        const t = k / 6
        all += pen.line(
          `M${num(cx - half * t)} ${num(base - tall * (1 - t))}L${num(cx + half * 0.25 * t)} ${num(base - tall * (1 - t))}`,
          shade(stone, 0.4),
          u,
          0.35,
        )
      }
    }
    const dune = (top: number, bend: number, colour: string) => {
      const d = `M0 ${num(top)}Q${num(w * 0.25)} ${num(top - bend)} ${num(w * 0.52)} ${num(top + bend * 0.3)}T${num(w)} ${num(top - bend * 0.2)}V${num(h)}H0Z`
      const shadow = `M0 ${num(top)}Q${num(w * 0.25)} ${num(top - bend)} ${num(w * 0.52)} ${num(top + bend * 0.3)}Q${num(w * 0.4)} ${num(top + bend)} ${num(w * 0.5)} ${num(h)}H0Z`
      return (
        pen.flat(
          d,
          pen.linear([
            [0, tint(colour, 0.4)],
            [0.4, colour],
            [1, shade(colour, 0.4)],
          ]),
        ) + pen.flat(shadow, shade(colour, 0.5), 0.3)
      )
    }
    return (
      all +
      dune(horizon + 14 * u, 34 * u, mix(s.low, s.far, 0.4)) +
      dune(horizon + 58 * u, -40 * u, s.far) +
      dune(horizon + 112 * u, 36 * u, mix(s.far, s.near, 0.6))
    )
  },
}

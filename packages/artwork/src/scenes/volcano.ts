import { mix, shade, tint } from '../colour.ts'
import { num, poly } from '../shapes.ts'
import { cloud, peaks, rays, type Scene, sky } from './scene.ts'

/** Fire under a black sky: an erupting cone and a river of lava. */
export const volcano: Scene = {
  schemes: ['ember', 'crimson', 'grape', 'copper', 'sunset'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    const rock = mix(s.near, '#2a1a1c', 0.4)
    let all = sky(pen, stage, s, 0.85) + rays(pen, stage, s.accent, 13, random.next(), 0.3)
    all += random.times(Math.round(6 * (w / 360)), () =>
      pen.flat(cloud(random.next() * w, random.range(30, 120) * u, random.range(50, 90) * u, random), s.near, 0.5),
    )
    all += pen.flat(peaks(stage, random, horizon - 10 * u, 120 * u, Math.round(4 * (w / 360))), mix(s.far, rock, 0.4))
    all += pen.flat(
      poly(
        x - 40 * u,
        horizon - 140 * u,
        x + 40 * u,
        horizon - 140 * u,
        x + 190 * u,
        horizon + 50 * u,
        x - 190 * u,
        horizon + 50 * u,
      ),
      pen.linear([
        [0, tint(s.far, 0.3)],
        [0.5, s.far],
        [1, rock],
      ]),
    )
    all += pen.glow(x, horizon - 140 * u, 110 * u, '#fff1a8', 1)
    const lava = pen.linear([
      [0, '#fffbd0'],
      [0.35, '#ffc02e'],
      [1, '#ff4d12'],
    ])
    all += pen.flat(
      `M${num(x - 30 * u)} ${num(horizon - 140 * u)}h${num(60 * u)}q${num(-14 * u)} ${num(60 * u)} ${num(24 * u)} ${num(110 * u)}t${num(-10 * u)} ${num(90 * u)}h${num(-60 * u)}q${num(24 * u)} ${num(-60 * u)} ${num(-6 * u)} ${num(-96 * u)}t${num(-8 * u)} ${num(-104 * u)}Z`,
      lava,
    )
    all += pen.flat(
      poly(0, horizon + 40 * u, w, horizon + 40 * u, w, h, 0, h),
      pen.linear([
        [0, '#ff9a2e'],
        [0.25, s.mid],
        [1, rock],
      ]),
    )
    all += random.times(Math.round(15 * (w / 360)), () => {
      const [px, py, r] = [random.next() * w, random.range(horizon + 50 * u, h), random.range(16, 46) * u]
      return pen.flat(
        poly(
          px - r,
          py,
          px - r * 0.4,
          py - r * 0.3,
          px + r * 0.5,
          py - r * 0.26,
          px + r,
          py + r * 0.1,
          px + r * 0.3,
          py + r * 0.36,
          px - r * 0.6,
          py + r * 0.3,
        ),
        pen.linear([
          [0, tint(rock, 0.3)],
          [1, shade(rock, 0.3)],
        ]),
      )
    })
    return (
      all +
      random.times(Math.round(34 * (w / 360)), () =>
        pen.glow(random.next() * w, random.next() * h, random.range(3, 9) * u, random.pick(['#ffe08a', '#ff8a2b']), 1),
      )
    )
  },
}

import { mix, shade, tint } from '../colour.ts'
import { num, poly } from '../shapes.ts'
import { cloud, hills, rays, type Scene, sky } from './scene.ts'

/** Fields under a friendly sky, rows running to the sun. */
export const farm: Scene = {
  schemes: ['meadow', 'sunset', 'amber', 'mint', 'dusk', 'noon'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.95) + rays(pen, stage, '#fffbe0', 18, random.next(), 0.4)
    all += random.times(Math.round(5 * (w / 360)), () =>
      pen.flat(cloud(random.next() * w, random.range(50, 180) * u, random.range(30, 60) * u, random), '#ffffff', 0.85),
    )
    const green = mix('#57b52c', s.far, 0.35)
    for (const [i, c] of [mix(green, s.low, 0.5), green, shade(green, 0.2)].entries()) {
      all += pen.flat(
        hills(stage, random, horizon - 24 * u + i * 22 * u, 60 * u, Math.round((3 + i) * (w / 360))),
        pen.linear([
          [0, tint(c, 0.5)],
          [0.3, c],
          [1, shade(c, 0.4)],
        ]),
      )
    }
    const soil = mix(green, '#8a5a1e', 0.25)
    all += pen.flat(
      poly(0, horizon + 30 * u, w, horizon + 30 * u, w, h, 0, h),
      pen.linear([
        [0, tint(soil, 0.4)],
        [1, shade(soil, 0.55)],
      ]),
    )
    for (let i = -9; i <= 9; i++) {
      all += pen.flat(
        poly(
          x + i * 24 * u - 5 * u,
          horizon + 30 * u,
          x + i * 24 * u + 5 * u,
          horizon + 30 * u,
          x + i * 88 * u + 26 * u,
          h,
          x + i * 88 * u - 26 * u,
          h,
        ),
        i % 2 ? '#f2c230' : '#7ed321',
        0.5,
      )
    }
    let flowers = ''
    for (let i = 0; i < Math.round(50 * (w / 360)); i++)
      flowers += `M${num(random.next() * w)} ${num(random.range(horizon + 30 * u, h))}h0`
    return (
      all +
      `<path d="${flowers}" stroke="${random.pick(['#ffffff', '#ff6f91', '#ffe45c'])}" stroke-width="${num(5 * u)}" stroke-opacity=".85"/>`
    )
  },
}

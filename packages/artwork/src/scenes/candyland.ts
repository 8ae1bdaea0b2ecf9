import { mix, shade, tint } from '../colour.ts'
import { circle, num } from '../shapes.ts'
import { cloud, hills, rays, type Scene, sky } from './scene.ts'

/** Sugar hills, lollipop trees and a rainbow. */
export const candyland: Scene = {
  schemes: ['sweet', 'rose', 'mint', 'meadow', 'dusk', 'sunset'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, s, 0.8) + rays(pen, stage, '#ffffff', 16, random.next(), 0.3)
    const bow = ['#ff5d7a', '#ffa63d', '#ffe45c', '#5fd97a', '#4db5ff', '#a878ff']
    bow.forEach((c, i) => {
      const r = (205 - i * 13) * u
      all += `<circle cx="${num(x)}" cy="${num(y + 90 * u)}" r="${num(r)}" fill="none" stroke="${c}" stroke-width="${num(13 * u)}" stroke-opacity=".55"/>`
    })
    all += random.times(Math.round(5 * (w / 360)), () =>
      pen.flat(cloud(random.next() * w, random.range(40, 190) * u, random.range(34, 62) * u, random), '#ffffff', 0.8),
    )
    const icing = [mix(s.low, s.far, 0.5), s.far, mix(s.far, s.near, 0.5)]
    icing.forEach((c, i) => {
      const top = horizon - 20 * u + i * 44 * u
      all += pen.flat(
        hills(stage, random, top, 80 * u, Math.round((3 + i) * (w / 360))),
        pen.linear([
          [0, tint(c, 0.6)],
          [0.35, c],
          [1, shade(c, 0.35)],
        ]),
      )
      if (i === 2) return
      all += random.times(Math.round(4 * (w / 360)), () => {
        const [px, base, r] = [random.next() * w, top + random.range(0, 30) * u, random.range(16, 27) * u]
        const colour = random.pick(bow)
        return (
          pen.line(`M${num(px)} ${num(base)}v${num(-r * 2)}`, '#fff', 5 * u) +
          pen.ball(px, base - r * 2.6, r, colour, 2 * u) +
          `<path d="M${num(px)} ${num(base - r * 2.6)}q${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.5)} 0t${num(-r)} ${num(r * 0.1)}q0 ${num(-r * 0.9)} ${num(r * 0.8)} ${num(-r * 0.7)}" fill="none" stroke="#fff" stroke-width="${num(3 * u)}" stroke-opacity=".75"/>`
        )
      })
    })
    return (
      all +
      random.times(Math.round(26 * (w / 360)), () =>
        pen.flat(circle(random.next() * w, random.range(horizon, h), random.range(2, 5) * u), random.pick(bow), 0.8),
      )
    )
  },
}

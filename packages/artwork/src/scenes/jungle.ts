import { mix, shade, tint } from '../colour.ts'
import { leaf, num, place } from '../shapes.ts'
import { floor, hills, rays, type Scene, sky } from './scene.ts'

/** A clearing in the jungle, framed by leaves. */
export const jungle: Scene = {
  schemes: ['jade', 'toxic', 'teal', 'meadow', 'sunset', 'mint', 'dusk'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon } = stage
    const green = mix('#188a45', s.mid, 0.3)
    let all = sky(pen, stage, s, 0.95) + rays(pen, stage, s.light, 11, random.next(), 0.3)
    const wood = (y: number, tall: number, colour: string) =>
      pen.flat(
        hills(stage, random, y, tall, Math.round(5 * (w / 360))),
        pen.linear([
          [0, tint(colour, 0.25)],
          [1, shade(colour, 0.5)],
        ]),
      )
    all +=
      wood(horizon - 10 * u, 120 * u, mix(green, s.low, 0.55)) + wood(horizon + 14 * u, 70 * u, mix(green, s.mid, 0.3))
    all += floor(pen, stage, { ...s, mid: green, low: tint(green, 0.4) }, tint(green, 0.3), shade(green, 0.75))
    const frond = (x: number, y: number, size: number, degrees: number, colour: string) => {
      let blades = ''
      for (let i = 0; i < 7; i++) {
        const t = i / 6
        blades += leaf(t * 92, 0, t * 92 + 26, -34 + t * 18, 0.22) + leaf(t * 92, 0, t * 92 + 26, 34 - t * 18, 0.22)
      }
      const paint = pen.linear([
        [0, tint(colour, 0.4)],
        [1, shade(colour, 0.35)],
      ])
      const id = pen.define(
        (name) =>
          `<g id="${name}"><path d="${blades}" fill="${paint}"/>${pen.line('M0 0H112', shade(colour, 0.4), 3)}</g>`,
      )
      return place(`<use href="#${id}"/>`, x, y, size * u, degrees)
    }
    const layers = [
      [mix(green, s.mid, 0.2), 1.15],
      [shade(green, 0.4), 1],
      [shade(green, 0.7), 0.9],
    ] as const
    for (const [colour, size] of layers) {
      for (const side of [0, 1]) {
        for (let i = 0; i < 3; i++) {
          const y = [0, h * 0.42, h * 0.9][i] as number
          const base = side ? [140, 190, 215][i] : [40, -10, -35][i]
          all += frond(
            side ? w + 8 * u : -8 * u,
            y + random.range(-20, 40) * u,
            size * random.range(0.85, 1.25),
            (base as number) + random.range(-22, 22),
            colour,
          )
        }
      }
    }
    return (
      all +
      random.times(Math.round(14 * (w / 360)), () =>
        pen.glow(random.next() * w, random.next() * h, random.range(4, 9) * u, s.accent, 1),
      ) +
      `<path d="M0 ${num(h)}h${num(w)}v${num(-24 * u)}H0Z" fill="${s.near}" fill-opacity=".5"/>`
    )
  },
}

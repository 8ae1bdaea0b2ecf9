import { mix, shade, tint } from '../colour.ts'
import { num, poly } from '../shapes.ts'
import { floor, rays, type Scene, sky } from './scene.ts'

/** A cavern of glowing crystals. */
export const cave: Scene = {
  schemes: ['royal', 'abyss', 'grape', 'teal', 'copper', 'toxic', 'crimson', 'night', 'rose'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.9) + rays(pen, stage, s.light, 10, random.next(), 0.25) + floor(pen, stage, s)
    const rock = (down: boolean, reach: number, colour: string) => {
      let d = `M-5 ${down ? -5 : num(h + 5)}`
      const step = 30 * u
      for (let px = 0; px <= w + step; px += step) {
        const edge = Math.min(1, Math.abs(px - x) / (175 * u))
        const y = reach * u * (0.25 + edge ** 1.6) * random.range(0.6, 1.15)
        d += `L${num(px - step / 2)} ${num(down ? y * 0.7 : h - y * 0.7)}L${num(px)} ${num(down ? y : h - y)}`
      }
      return pen.flat(
        `${d}V${down ? -5 : num(h + 5)}Z`,
        pen.linear(
          down
            ? [
                [0, shade(colour, 0.5)],
                [1, tint(colour, 0.25)],
              ]
            : [
                [0, tint(colour, 0.3)],
                [1, shade(colour, 0.5)],
              ],
        ),
      )
    }
    all +=
      rock(true, 170, s.far) + rock(true, 110, mix(s.far, s.near, 0.65)) + rock(false, 120, mix(s.far, s.near, 0.4))
    const hues = [s.accent, s.low, s.light]
    const crystal = (cx: number, base: number, tall: number, lean: number, colour: string) =>
      pen.glow(cx, base - tall / 2, tall * 0.9, colour, 0.45) +
      pen.flat(
        poly(
          cx - tall * 0.16,
          base,
          cx + lean - tall * 0.16,
          base - tall * 0.72,
          cx + lean,
          base - tall,
          cx + lean * 0.7,
          base - tall * 0.6,
          cx,
          base,
        ),
        pen.linear([
          [0, '#ffffff'],
          [0.5, tint(colour, 0.3)],
          [1, colour],
        ]),
      ) +
      pen.flat(
        poly(
          cx,
          base,
          cx + lean * 0.7,
          base - tall * 0.6,
          cx + lean,
          base - tall,
          cx + lean + tall * 0.16,
          base - tall * 0.72,
          cx + tall * 0.16,
          base,
        ),
        pen.linear([
          [0, colour],
          [1, shade(colour, 0.55)],
        ]),
      )
    for (const side of [-1, 1]) {
      for (let i = 0; i < 4; i++) {
        all += crystal(
          x + side * (Math.min(w / 2, 170 * u) - i * 22 * u),
          horizon + (30 + i * 24) * u,
          random.range(40, 130 - i * 18) * u,
          -side * random.range(0, 30) * u,
          random.pick(hues),
        )
      }
    }
    return (
      all +
      random.times(Math.round(24 * (w / 360)), () =>
        pen.glow(random.next() * w, random.next() * h, random.range(2, 8) * u, random.pick(hues), 1),
      ) +
      `<path d="M0 ${num(h)}h${num(w)}v${num(-16 * u)}H0Z" fill="${s.near}" fill-opacity=".5"/>`
    )
  },
}

import { mix, shade, tint } from '../colour.ts'
import { circle, num } from '../shapes.ts'
import { cloud, peaks, rays, type Scene, sky, stars } from './scene.ts'

/** Ranges one behind the other in the mist, a great disc behind them. */
export const mountains: Scene = {
  schemes: ['dusk', 'sunset', 'jade', 'lagoon', 'crimson', 'night', 'ember', 'rose', 'gold', 'storm'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all =
      sky(pen, stage, s, 0.7) + stars(stage, random, 40, h * 0.3) + rays(pen, stage, s.light, 14, random.next(), 0.16)
    const r = random.range(96, 128) * u
    all +=
      pen.glow(x, y, r * 1.7, s.light, 0.6) +
      pen.flat(
        circle(x, y, r),
        pen.linear([
          [0, '#ffffff'],
          [0.4, s.light],
          [1, s.accent],
        ]),
        0.92,
      )
    const tones = [mix(s.low, s.far, 0.35), mix(s.mid, s.far, 0.6), s.far, s.near]
    tones.forEach((tone, i) => {
      const at = horizon - 46 * u + i * 44 * u
      all += pen.flat(
        peaks(stage, random, at, (150 - i * 26) * u, Math.round((3 + i) * (w / 360))),
        pen.linear([
          [0, tint(tone, 0.35)],
          [0.5, tone],
          [1, i < 3 ? mix(tone, s.light, 0.35) : shade(tone, 0.3)],
        ]),
      )
      if (i < 3) {
        all += random.times(Math.round(2 * (w / 360)), () =>
          pen.flat(cloud(random.next() * w, at + 18 * u, random.range(40, 70) * u, random), s.light, 0.2),
        )
      }
    })
    const pines = Math.round(9 * (w / 360))
    for (let i = 0; i < pines; i++) {
      const px = ((i + random.range(0.1, 0.9)) / pines) * w
      const tall = random.range(40, 90) * u
      const base = h - 60 * u + random.range(0, 50) * u
      let d = ''
      for (let k = 0; k < 3; k++) {
        const [top, half] = [base - tall + k * tall * 0.24, tall * (0.16 + k * 0.07)]
        d += `M${num(px)} ${num(top)}L${num(px + half)} ${num(top + tall * 0.42)}H${num(px - half)}Z`
      }
      all += pen.flat(d, shade(s.near, 0.25))
    }
    return all
  },
}

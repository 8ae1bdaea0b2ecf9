import { mix, shade, tint } from '../colour.ts'
import { circle, num } from '../shapes.ts'
import { bokeh, floor, rays, type Scene, sky } from './scene.ts'

/** A draw on stage: circles of light, confetti, bright floor. */
export const draw: Scene = {
  schemes: ['lagoon', 'royal', 'rose', 'sunset', 'jade', 'night', 'mint', 'gold', 'sweet', 'crimson'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, s, 0.8)
    for (let i = 5; i > 0; i--) {
      const tone = mix(s.mid, s.low, i % 2 ? 0.55 : 0.15)
      all += pen.flat(
        circle(x, y + 10 * u, (60 + i * 44) * u),
        pen.radial([
          [0.6, tint(tone, 0.1)],
          [1, shade(tone, 0.25)],
        ]),
        0.5,
      )
    }
    all +=
      rays(pen, stage, s.light, 20, random.next(), 0.24) + pen.glow(x, y, 190 * u, s.light, 0.7) + floor(pen, stage, s)
    for (let i = 0; i < 3; i++) {
      const [rx, ry] = [(150 - i * 22) * u, (40 - i * 6) * u]
      const cy = horizon + (52 - i * 14) * u
      const wall = pen.linear([
        [0, tint(s.accent, 0.5)],
        [0.3, s.mid],
        [1, s.near],
      ])
      all += `<path d="M${num(x - rx)} ${num(cy)}v${num(18 * u)}a${num(rx)} ${num(ry)} 0 0 0 ${num(rx * 2)} 0v${num(-18 * u)}Z" fill="${wall}"/><ellipse cx="${num(x)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${mix(s.low, s.light, 0.35)}" stroke="${s.accent}" stroke-width="${num(3 * u)}"/>`
    }
    const paper = ['#ff4d6d', '#ffd43b', '#4dd0ff', '#69db7c', '#b197fc', '#ffffff']
    all += random.times(Math.round(44 * (w / 360)), () => {
      const [px, py] = [random.next() * w, random.next() * h * 0.9]
      return `<path d="M-5 -2.5Q0 -6 5 -2.5V2.5Q0 -1 -5 2.5Z" fill="${random.pick(paper)}" transform="translate(${num(px)} ${num(py)}) rotate(${num(random.range(0, 360))}) scale(${num(random.range(0.7, 1.7) * u)})"/>`
    })
    return all + bokeh(pen, stage, random, [s.light, s.accent], 8, 0.3)
  },
}

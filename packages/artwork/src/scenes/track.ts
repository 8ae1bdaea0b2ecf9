import { mix, shade, tint } from '../colour.ts'
import { box, num, poly } from '../shapes.ts'
import { type Scene, sky } from './scene.ts'

/** A race track: speed lines, stands and kerbs. */
export const track: Scene = {
  schemes: ['sunset', 'night', 'crimson', 'lagoon', 'neon', 'steel', 'meadow', 'amber'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.95)
    all += random.times(Math.round(26 * (w / 360)), () => {
      const a = random.range(0, Math.PI * 2)
      const [near, far] = [random.range(120, 190) * u, random.range(220, 420) * u]
      return pen.line(
        `M${num(x + Math.cos(a) * near)} ${num(stage.y + Math.sin(a) * near)}L${num(x + Math.cos(a) * far)} ${num(stage.y + Math.sin(a) * far)}`,
        s.light,
        random.range(1, 4) * u,
        0.5,
      )
    })
    for (const side of [-1, 1]) {
      const edge = side < 0 ? -20 * u : w + 20 * u
      all += pen.flat(
        poly(
          edge,
          horizon - 110 * u,
          x + side * 44 * u,
          horizon - 16 * u,
          x + side * 44 * u,
          horizon + 8 * u,
          edge,
          horizon + 60 * u,
        ),
        pen.linear([
          [0, tint(s.far, 0.35)],
          [1, s.near],
        ]),
      )
      let dots = ''
      for (let i = 0; i < 90; i++) {
        const t = random.next()
        const px = x + side * (50 * u + t * (Math.abs(edge - x) - 50 * u))
        const spread = 14 + t * 100
        dots += `M${num(px)} ${num(horizon - spread * random.range(0.25, 0.95) * u + 8 * u)}h0`
      }
      all += `<path d="${dots}" stroke="${side < 0 ? s.light : s.accent}" stroke-width="${num(3.6 * u)}" stroke-opacity=".7"/>`
    }
    const grass = mix('#2c9a3c', s.mid, 0.35)
    all += pen.flat(
      box(0, horizon, w, h - horizon),
      pen.linear([
        [0, tint(grass, 0.3)],
        [1, shade(grass, 0.5)],
      ]),
    )
    const tar = mix('#3a3d46', s.near, 0.3)
    all += pen.flat(
      poly(x - 26 * u, horizon, x + 26 * u, horizon, x + 230 * u, h, x - 230 * u, h),
      pen.linear([
        [0, tint(tar, 0.4)],
        [0.5, tar],
        [1, shade(tar, 0.4)],
      ]),
    )
    for (let i = 0; i < 8; i++) {
      const [a, b] = [horizon + (h - horizon) * (i / 8) ** 1.6, horizon + (h - horizon) * ((i + 1) / 8) ** 1.6]
      const at = (y: number) => 26 * u + ((y - horizon) / (h - horizon)) * 204 * u
      for (const side of [-1, 1]) {
        all += pen.flat(
          poly(x + side * at(a), a, x + side * at(a) * 1.14, a, x + side * at(b) * 1.14, b, x + side * at(b), b),
          i % 2 ? '#ffffff' : '#e5202e',
        )
      }
      if (i % 2)
        all += pen.flat(
          poly(x - at(a) * 0.03, a, x + at(a) * 0.03, a, x + at(b) * 0.03, b, x - at(b) * 0.03, b),
          '#ffffff',
          0.9,
        )
    }
    return all
  },
}

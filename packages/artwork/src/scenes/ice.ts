import { shade, tint } from '../colour.ts'
import { circle, num, poly } from '../shapes.ts'
import { floor, peaks, type Scene, sky, stars } from './scene.ts'

/** Crystals, snow and curtains of northern light. */
export const ice: Scene = {
  schemes: ['arctic', 'abyss', 'storm', 'night', 'lagoon', 'teal', 'royal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.8) + stars(stage, random, 80, h * 0.5)
    const curtain = pen.linear([
      [0, s.accent, 0],
      [0.6, s.accent, 0.55],
      [1, s.light, 0],
    ])
    for (let k = 0; k < 3; k++) {
      const y = (50 + k * 36) * u
      const bend = random.range(-50, 50) * u
      all += pen.flat(
        `M0 ${num(y)}C${num(w * 0.3)} ${num(y - bend)} ${num(w * 0.6)} ${num(y + bend)} ${num(w)} ${num(y - 20 * u)}V${num(y + 120 * u)}C${num(w * 0.6)} ${num(y + 130 * u + bend)} ${num(w * 0.3)} ${num(y + 90 * u - bend)} 0 ${num(y + 130 * u)}Z`,
        curtain,
        0.7,
      )
    }
    all += pen.flat(
      peaks(stage, random, horizon, 130 * u, Math.round(4 * (w / 360))),
      pen.linear([
        [0, '#ffffff'],
        [0.4, tint(s.mid, 0.3)],
        [1, s.far],
      ]),
    )
    all += floor(pen, stage, s, '#ffffff', s.far)
    const crystal = (cx: number, base: number, tall: number, lean: number) => {
      const half = tall * 0.17
      const tip = cx + lean
      const side = tall * 0.78
      return (
        pen.flat(
          poly(cx - half, base, tip - half, base - side, tip, base - tall, tip, base - side * 0.9, cx, base),
          pen.linear([
            [0, '#ffffff'],
            [1, tint(s.mid, 0.2)],
          ]),
        ) +
        pen.flat(
          poly(cx, base, tip, base - side * 0.9, tip, base - tall, tip + half, base - side, cx + half, base),
          pen.linear([
            [0, tint(s.low, 0.2)],
            [1, shade(s.mid, 0.4)],
          ]),
        ) +
        pen.line(
          `M${num(tip - half)} ${num(base - side)}L${num(tip)} ${num(base - tall)}L${num(tip + half)} ${num(base - side)}`,
          '#ffffff',
          1.5 * u,
          0.9,
        )
      )
    }
    for (const side of [-1, 1]) {
      for (let i = 0; i < 5; i++) {
        const cx = x + side * (Math.min(w / 2, 175 * u) - i * 15 * u + random.range(-8, 8) * u)
        all += crystal(
          cx,
          horizon + (40 + i * 26) * u,
          random.range(60, 200 - i * 26) * u,
          side * random.range(-6, 26) * u,
        )
      }
    }
    return (
      all +
      random.times(Math.round(46 * (w / 360)), () =>
        pen.flat(circle(random.next() * w, random.next() * h, random.range(1, 4) * u), '#ffffff', random.range(0.4, 1)),
      )
    )
  },
}

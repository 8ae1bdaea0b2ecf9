import { mix, shade, tint } from '../colour.ts'
import { box, circle, num } from '../shapes.ts'
import { floor, rays, type Scene, sky, stars } from './scene.ts'

/** A great pointed arch, tiles around it, and the night garden behind. */
export const palace: Scene = {
  schemes: ['teal', 'royal', 'gold', 'dusk', 'night', 'grape', 'amber', 'jade', 'rose'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all =
      sky(pen, stage, s, 0.95) + stars(stage, random, 50, h * 0.4) + rays(pen, stage, s.light, 12, random.next(), 0.24)
    const skyline = mix(s.far, s.low, 0.3)
    let domes = ''
    for (let i = -3; i <= 3; i++) {
      const [cx, r] = [x + i * 58 * u, random.range(16, 30) * u]
      const top = horizon - r * 2.6
      domes += `M${num(cx - r)} ${num(horizon + 20 * u)}v${num(-r * 1.4)}C${num(cx - r * 1.4)} ${num(top + r * 0.4)} ${num(cx - r * 0.2)} ${num(top + r * 0.2)} ${num(cx)} ${num(top - r * 0.5)}C${num(cx + r * 0.2)} ${num(top + r * 0.2)} ${num(cx + r * 1.4)} ${num(top + r * 0.4)} ${num(cx + r)} ${num(horizon - r * 1.4 + 20 * u)}v${num(r * 1.4)}Z`
    }
    all +=
      pen.flat(
        domes,
        pen.linear([
          [0, tint(skyline, 0.3)],
          [1, skyline],
        ]),
      ) + floor(pen, stage, s)
    for (let i = 1; i < 7; i++) {
      all += pen.line(`M0 ${num(horizon + i * i * 5.4 * u)}H${num(w)}`, s.light, u, 0.25)
      for (const side of [-1, 1])
        all += pen.line(
          `M${num(x + side * i * 26 * u)} ${num(horizon)}L${num(x + side * i * 90 * u)} ${num(h)}`,
          s.light,
          u,
          0.2,
        )
    }
    const half = 138 * u
    const spring = horizon - 150 * u
    const arch = (grow: number) =>
      `M${num(x - half - grow)} ${num(h)}V${num(spring)}C${num(x - half - grow - 26 * u)} ${num(spring - 96 * u)} ${num(x - 40 * u)} ${num(spring - 110 * u - grow)} ${num(x)} ${num(spring - 164 * u - grow * 1.3)}C${num(x + 40 * u)} ${num(spring - 110 * u - grow)} ${num(x + half + grow + 26 * u)} ${num(spring - 96 * u)} ${num(x + half + grow)} ${num(spring)}V${num(h)}Z`
    const wall = pen.linear(
      [
        [0, s.near],
        [0.5, s.far],
        [1, s.near],
      ],
      60,
    )
    all += `<path fill-rule="evenodd" d="${box(0, 0, w, h)}${arch(0)}" fill="${wall}"/>`
    let tiles = ''
    for (let ty = 0; ty < h; ty += 26 * u) {
      for (let tx = 0; tx < w; tx += 26 * u) {
        const away = Math.abs(tx + 13 * u - x)
        if (away > half + 24 * u || (ty < spring - 110 * u && away > 70 * u)) {
          tiles += `M${num(tx + 13 * u)} ${num(ty)}l${num(13 * u)} ${num(13 * u)}l${num(-13 * u)} ${num(13 * u)}l${num(-13 * u)} ${num(-13 * u)}Z`
        }
      }
    }
    all += `<path d="${tiles}" fill="${s.mid}" fill-opacity=".35" stroke="${s.accent}" stroke-opacity=".4" stroke-width="${num(u)}"/>`
    all +=
      pen.line(arch(3 * u), shade(s.accent, 0.5), 15 * u) +
      pen.line(arch(3 * u), s.accent, 10 * u) +
      pen.line(arch(0), tint(s.accent, 0.7), 2.5 * u)
    return (
      all +
      random.times(12, () =>
        pen.flat(
          circle(x + random.range(-120, 120) * u, random.range(60, 300) * u, random.range(1, 3) * u),
          s.light,
          0.8,
        ),
      )
    )
  },
}

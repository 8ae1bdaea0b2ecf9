import { mix, shade, tint } from '../colour.ts'
import { box, num, poly } from '../shapes.ts'
import { type Scene, sky } from './scene.ts'

/** A ring in the dark: ropes, spotlights, and the crowd behind. */
export const arena: Scene = {
  schemes: ['crimson', 'ember', 'night', 'gold', 'steel', 'copper', 'royal', 'teal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, { ...s, low: s.far }, 0.8)
    for (let rowNumber = 0; rowNumber < 4; rowNumber++) {
      const y = horizon - 96 * u + rowNumber * 28 * u
      let heads = ''
      for (let px = random.range(-20, 0) * u; px < w + 20 * u; px += random.range(20, 28) * u) {
        const r = random.range(9, 12) * u
        heads += `M${num(px - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0q${num(r * 0.8)} ${num(r)} ${num(r)} ${num(3 * r)}h${num(-4 * r)}q${num(r * 0.2)} ${num(-2 * r)} ${num(r)} ${num(-3 * r)}Z`
      }
      all += pen.flat(heads, mix(mix(s.mid, s.far, 0.4), s.near, rowNumber / 3.4))
    }
    for (const at of [-0.95, -0.4, 0.4, 0.95]) {
      const lx = x + at * Math.min(w / 2, 170 * u)
      all += pen.flat(
        poly(
          lx - 8 * u,
          0,
          lx + 8 * u,
          0,
          x + at * 30 * u + 70 * u,
          horizon + 80 * u,
          x + at * 30 * u - 70 * u,
          horizon + 80 * u,
        ),
        pen.linear([
          [0, s.light, 0.85],
          [1, s.light, 0],
        ]),
        0.5,
      )
      all += pen.glow(lx, 4 * u, 44 * u, '#ffffff', 1)
    }
    const sand = mix('#d9a45a', s.low, 0.4)
    all += pen.flat(
      poly(0, horizon + 22 * u, w, horizon + 22 * u, w, h, 0, h),
      pen.linear([
        [0, tint(sand, 0.5)],
        [0.35, sand],
        [1, shade(sand, 0.65)],
      ]),
    )
    all += pen.glow(x, horizon + 70 * u, 170 * u, '#fff7dc', 0.7)
    for (const [i, colour] of [s.accent, '#ffffff', s.mid].entries()) {
      const y = horizon - 44 * u + i * 26 * u
      all +=
        pen.line(
          `M${num(-10)} ${num(y)}Q${num(x)} ${num(y + 12 * u)} ${num(w + 10)} ${num(y)}`,
          shade(colour, 0.5),
          8 * u,
        ) +
        pen.line(`M${num(-10)} ${num(y - u)}Q${num(x)} ${num(y + 11 * u)} ${num(w + 10)} ${num(y - u)}`, colour, 5 * u)
    }
    for (const side of [-1, 1]) {
      const px = x + side * Math.min(w / 2 - 12 * u, 164 * u)
      const post = pen.linear(
        [
          [0, tint(s.mid, 0.6)],
          [0.5, s.mid],
          [1, shade(s.mid, 0.6)],
        ],
        0,
      )
      all +=
        pen.flat(box(px - 12 * u, horizon - 62 * u, 24 * u, 130 * u, 6 * u), post) +
        pen.flat(box(px - 15 * u, horizon - 66 * u, 30 * u, 14 * u, 5 * u), s.accent)
    }
    return all
  },
}

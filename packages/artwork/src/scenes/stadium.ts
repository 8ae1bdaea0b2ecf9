import { mix, shade, tint } from '../colour.ts'
import { box, circle, ellipse, num, poly } from '../shapes.ts'
import { type Scene, sky, stars } from './scene.ts'

/** A full stadium under floodlights, with its pitch. */
export const stadium: Scene = {
  schemes: ['night', 'teal', 'royal', 'jade', 'steel', 'lagoon', 'storm', 'crimson'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x } = stage
    let all = sky(pen, stage, s, 0.6) + stars(stage, random, 40, h * 0.25)
    const bowl = (top: number, colour: string, bend: number) =>
      pen.flat(
        `M${num(-40 * u)} ${num(top - bend)}Q${num(x)} ${num(top + bend)} ${num(w + 40 * u)} ${num(top - bend)}V${num(horizon + 40 * u)}H${num(-40 * u)}Z`,
        pen.linear([
          [0, tint(colour, 0.25)],
          [1, shade(colour, 0.35)],
        ]),
      )
    for (const [top, colour] of [
      [horizon - 120 * u, mix(s.far, s.mid, 0.4)],
      [horizon - 72 * u, s.far],
      [horizon - 26 * u, mix(s.far, s.near, 0.5)],
    ] as const) {
      all += bowl(top, colour, 22 * u)
      for (const dot of [s.light, s.accent, s.low, '#ffffff']) {
        let d = ''
        for (let i = 0; i < Math.round(42 * (w / 360)); i++) {
          const px = random.next() * w
          const dip = 22 * u * (1 - 2 * ((px - x) / (w / 2)) ** 2 * 0.5) * 0.6
          d += `M${Math.round(px)} ${Math.round(top + dip + random.range(4, 42) * u)}h0`
        }
        all += `<path d="${d}" stroke="${dot}" stroke-width="${num(3.4 * u)}" stroke-opacity=".5"/>`
      }
    }
    const grass = mix('#1e9a3f', s.mid, 0.22)
    all += pen.flat(
      box(0, horizon, w, h),
      pen.linear([
        [0, tint(grass, 0.35)],
        [0.4, grass],
        [1, shade(grass, 0.6)],
      ]),
    )
    for (let i = -8; i < 8; i += 2) {
      all += pen.flat(
        poly(x + i * 22 * u, horizon, x + (i + 1) * 22 * u, horizon, x + (i + 1) * 90 * u, h, x + i * 90 * u, h),
        tint(grass, 0.3),
        0.28,
      )
    }
    all += pen.line(`M0 ${num(horizon + 5 * u)}H${num(w)}`, '#ffffff', 2.5 * u, 0.85)
    all += pen.line(ellipse(x, horizon + 66 * u, 116 * u, 26 * u), '#ffffff', 2.5 * u, 0.8)
    for (const side of [-1, 1]) {
      for (const far of [0.72, 1.25]) {
        const lx = x + side * far * Math.min(w / 2, 150 * u) + (w > 500 ? side * 160 * u * far : 0)
        const ly = 54 * u + (1.3 - far) * 40 * u
        all += pen.flat(
          poly(
            lx - 10 * u,
            ly,
            lx + 10 * u,
            ly,
            x - side * 40 * u,
            horizon + 80 * u,
            lx - side * 210 * u,
            horizon + 60 * u,
          ),
          pen.linear([
            [0, s.light, 0.5],
            [1, s.light, 0],
          ]),
          0.7,
        )
        all +=
          pen.flat(box(lx - 2 * u, ly, 4 * u, 130 * u), s.near) +
          pen.flat(box(lx - 24 * u, ly - 15 * u, 48 * u, 26 * u, 4 * u), s.near)
        for (let i = 0; i < 6; i++) {
          const [bx, by] = [lx - 15 * u + (i % 3) * 15 * u, ly - 8 * u + Math.floor(i / 3) * 12 * u]
          all += pen.flat(circle(bx, by, 5 * u), '#ffffff')
        }
        all += pen.glow(lx, ly, 74 * u, s.light, 0.9)
      }
    }
    return all
  },
}

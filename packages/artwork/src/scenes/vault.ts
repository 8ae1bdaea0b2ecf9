import { shade, tint } from '../colour.ts'
import { around, circle, num, place, ring } from '../shapes.ts'
import { floor, rays, type Scene, sky } from './scene.ts'

/** A strongroom: the open round door shines from inside, gold on the floor. */
export const vault: Scene = {
  schemes: ['gold', 'steel', 'copper', 'night', 'teal', 'crimson', 'royal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon, x, y } = stage
    let all = sky(pen, stage, { ...s, low: s.far, mid: s.far }, 0.3)
    for (let px = 0; px < w; px += 60 * u)
      all +=
        pen.line(`M${num(px)} 0V${num(horizon)}`, s.near, 3 * u, 0.6) +
        pen.line(`M${num(px + 3 * u)} 0V${num(horizon)}`, s.low, u, 0.35)
    for (let py = 30 * u; py < horizon; py += 60 * u) all += pen.line(`M0 ${num(py)}H${num(w)}`, s.near, 3 * u, 0.6)
    const steel = s.low
    const bolt = pen.radial(
      [
        [0, '#ffffff'],
        [0.4, tint(steel, 0.3)],
        [1, shade(steel, 0.6)],
      ],
      0.35,
      0.3,
      0.8,
    )
    const R = 168 * u
    all += pen.metal(ring(x, y, R, R * 0.8), steel, { bevel: 5 * u, outline: 3 * u })
    all += pen.flat(
      circle(x, y, R * 0.8),
      pen.radial([
        [0, '#fffdf0'],
        [0.4, s.light],
        [0.8, s.accent],
        [1, shade(s.accent, 0.45)],
      ]),
    )
    const [sx, sy] = [num(x), num(y)]
    all += `<g ${pen.clip(circle(x, y, R * 0.8))}>${rays(pen, { ...stage }, '#ffffff', 16, random.next(), 0.7)}</g>`
    all += place(
      around(16, R * 0.9, (bx, by) => pen.flat(circle(bx, by, 8 * u), bolt)),
      x,
      y,
    )
    all += `<circle cx="${sx}" cy="${sy}" r="${num(R * 0.8)}" fill="none" stroke="${shade(steel, 0.7)}" stroke-width="${num(6 * u)}"/>`
    all += pen.glow(x, y, 250 * u, s.light, 0.45) + floor(pen, stage, s, s.low, s.near)
    const gold = pen.linear([
      [0, '#fff6c2'],
      [0.5, '#f0b429'],
      [1, '#9a5a0b'],
    ])
    const coin = pen.define(
      (id) => `<ellipse id="${id}" rx="20" ry="9" fill="${gold}" stroke="#7a4306" stroke-width="1.8"/>`,
    )
    for (let rowNumber = 0; rowNumber < 5; rowNumber++) {
      const n = Math.round(9 * (w / 360))
      for (let i = 0; i < n; i++) {
        const away = Math.abs((i + 0.5) / n - x / w)
        if (random.chance(1.2 - away * 0.8)) {
          const [cx, cy, r] = [
            ((i + random.range(0.1, 0.9)) / n) * w,
            horizon + (44 + rowNumber * 30) * u + random.range(-8, 8) * u,
            random.range(12, 20) * u,
          ]
          all += place(`<use href="#${coin}"/>`, cx, cy, r / 20)
        }
      }
    }
    return `${all}<path d="M0 ${num(h)}h${num(w)}v${num(-40 * u)}H0Z" fill="${s.near}" fill-opacity=".4"/>`
  },
}

import { shade, tint } from '../colour.ts'
import { circle, num } from '../shapes.ts'
import { cloud, peaks, rays, type Scene, sky } from './scene.ts'

/** Thunder over a summit: heavy clouds and forked lightning. */
export const storm: Scene = {
  schemes: ['storm', 'royal', 'steel', 'night', 'abyss', 'grape', 'teal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h, horizon } = stage
    let all = sky(pen, stage, s, 0.9) + rays(pen, stage, s.light, 13, random.next(), 0.25)
    const puffs = (count: number, y0: number, y1: number, colour: string, opacity: number) =>
      random.times(count, () =>
        pen.flat(
          cloud(random.next() * w, random.range(y0, y1) * u, random.range(60, 100) * u, random),
          pen.linear([
            [0, tint(colour, 0.35)],
            [1, shade(colour, 0.35)],
          ]),
          opacity,
        ),
      )
    all += puffs(Math.round(6 * (w / 360)), 60, 130, s.mid, 0.75)
    all += random.times(Math.round(3 * (w / 360)), () => bolt(random.next() * w, random.range(30, 70) * u))
    all += puffs(Math.round(5 * (w / 360)), 20, 70, s.far, 0.95)
    all += pen.flat(
      peaks(stage, random, horizon + 10 * u, 110 * u, Math.round(4 * (w / 360))),
      pen.linear([
        [0, tint(s.far, 0.3)],
        [1, s.far],
      ]),
    )
    all += pen.flat(
      peaks(stage, random, horizon + 70 * u, 70 * u, Math.round(6 * (w / 360))),
      pen.linear([
        [0, tint(s.near, 0.2)],
        [1, s.near],
      ]),
    )
    return all + puffs(Math.round(4 * (w / 360)), 420, 470, s.mid, 0.35) + pen.flat(circle(-99, h, 1), s.near)

    function bolt(x: number, y: number): string {
      let [cx, cy] = [x, y]
      let d = `M${num(cx)} ${num(cy)}`
      while (cy < horizon) {
        cx += random.range(-30, 30) * u
        cy += random.range(22, 46) * u
        d += `L${num(cx)} ${num(cy)}`
        if (random.chance(0.3)) d += `l${num(random.range(-40, 40) * u)} ${num(40 * u)}M${num(cx)} ${num(cy)}`
      }
      return pen.line(d, s.accent, 12 * u, 0.25) + pen.line(d, s.accent, 5 * u, 0.7) + pen.line(d, '#ffffff', 2.4 * u)
    }
  },
}

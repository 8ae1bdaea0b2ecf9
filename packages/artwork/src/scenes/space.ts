import { mix, shade, tint } from '../colour.ts'
import { box, circle, ellipse, num } from '../shapes.ts'
import { type Scene, stars } from './scene.ts'

/** Deep space: nebulae, a planet and its ring, stars. */
export const space: Scene = {
  schemes: ['neon', 'night', 'royal', 'abyss', 'grape', 'storm', 'rose', 'teal'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h } = stage
    let all = pen.flat(
      box(0, 0, w, h),
      pen.linear([
        [0, shade(s.top, 0.3)],
        [0.6, mix(s.top, s.mid, 0.5)],
        [1, s.near],
      ]),
    )
    all += random.times(Math.round(6 * (w / 360)), (i) =>
      pen.glow(
        random.next() * w,
        random.range(0.05, 0.8) * h,
        random.range(90, 200) * u,
        [s.mid, s.low, s.light][i % 3] as string,
        0.5,
      ),
    )
    all += pen.glow(stage.x, stage.y, 220 * u, s.low, 0.8) + pen.glow(stage.x, stage.y, 120 * u, s.light, 0.6)
    all += stars(stage, random, Math.round(110 * (w / 360)), h)
    const side = random.chance(0.5) ? 0.86 : 0.12
    all += planet(w * side, h * random.range(0.1, 0.2), random.range(30, 52) * u, random.pick([s.low, s.accent, s.mid]))
    all += planet(w * (1 - side), h * 0.52, random.range(9, 18) * u, s.accent)
    const r = 420 * u
    all += pen.flat(
      circle(stage.x, h * 0.82 + r, r),
      pen.linear([
        [0, tint(s.low, 0.45)],
        [0.03, s.mid],
        [0.22, shade(s.mid, 0.55)],
        [1, s.near],
      ]),
    )
    return (
      all +
      random.times(Math.round(7 * (w / 360)), () => {
        const [x, rx] = [random.next() * w, random.range(8, 26) * u]
        return pen.flat(ellipse(x, h * random.range(0.88, 0.99), rx, rx * 0.28), s.near, 0.5)
      })
    )

    function planet(x: number, y: number, radius: number, colour: string): string {
      const globe = pen.radial(
        [
          [0, tint(colour, 0.6)],
          [0.5, colour],
          [1, shade(colour, 0.75)],
        ],
        0.3,
        0.3,
        0.8,
      )
      const halo = `<ellipse rx="${num(radius * 1.7)}" ry="${num(radius * 0.42)}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="${num(radius * 0.12)}" stroke-opacity=".8" transform="translate(${num(x)} ${num(y)}) rotate(-18)"/>`
      return (
        pen.glow(x, y, radius * 1.8, colour, 0.5) +
        pen.flat(circle(x, y, radius), globe) +
        (radius > 25 * u ? halo : '')
      )
    }
  },
}

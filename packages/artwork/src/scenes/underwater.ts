import { mix, shade, tint } from '../colour.ts'
import { box, circle, num, poly } from '../shapes.ts'
import { hills, type Scene } from './scene.ts'

/** The sea from inside: shafts of light, bubbles, reef and weed. */
export const underwater: Scene = {
  schemes: ['lagoon', 'abyss', 'teal', 'night', 'arctic', 'royal', 'mint'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, height: h } = stage
    let all = pen.flat(
      box(0, 0, w, h),
      pen.linear([
        [0, tint(s.low, 0.35)],
        [0.22, s.low],
        [0.55, s.mid],
        [1, s.top],
      ]),
    )
    all += pen.glow(stage.x, -20 * u, 330 * u, s.light, 0.95)
    const shaft = pen.linear([
      [0, s.light, 0.75],
      [1, s.light, 0],
    ])
    all += random.times(Math.round(6 * (w / 360)), () => {
      const at = random.range(-0.1, 1) * w
      const wide = random.range(14, 46) * u
      const lean = (at - stage.x) * 0.5 + random.range(-20, 20) * u
      return pen.flat(
        poly(at, -5, at + wide, -5, at + wide * 2.4 + lean, h * 0.8, at - wide + lean, h * 0.8),
        shaft,
        random.range(0.16, 0.4),
      )
    })
    const reef = (y: number, height: number, colour: string) =>
      pen.flat(
        hills(stage, random, y, height, Math.round(4 * (w / 360))),
        pen.linear([
          [0, tint(colour, 0.22)],
          [1, shade(colour, 0.35)],
        ]),
      )
    all += reef(h * 0.74, 90 * u, mix(s.mid, s.far, 0.6))
    all += reef(h * 0.86, 70 * u, s.far)
    const corals = ['#ff6f91', '#ff9f43', '#c86bff', '#ffd166', '#2ee6c5']
    all += random.times(Math.round(7 * (w / 360)), () => {
      const x = random.next() * w
      const y = h * random.range(0.84, 1)
      const colour = mix(random.pick(corals), s.mid, 0.25)
      return random.chance(0.5)
        ? branch(x, y, u * random.range(0.7, 1.3), colour)
        : weed(x, y, u * random.range(0.7, 1.3), mix('#1fa866', s.mid, 0.3))
    })
    all += random.times(Math.round(16 * (w / 360)), () => {
      const [x, y, r] = [random.next() * w, random.next() * h * 0.85, random.range(2, 9) * u]
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="${num(u)}"/>${pen.flat(circle(x - r * 0.35, y - r * 0.35, r * 0.24), '#fff', 0.9)}`
    })
    return all
  },
}

function branch(x: number, y: number, u: number, colour: string): string {
  const d = `M${num(x)} ${num(y)}v${num(-34 * u)}m0 18l${num(-16 * u)} ${num(-20 * u)}v${num(-14 * u)}m${num(16 * u)} ${num(24 * u)}l${num(15 * u)} ${num(-18 * u)}v${num(-18 * u)}M${num(x)} ${num(y - 30 * u)}v${num(-24 * u)}`
  return `<g fill="none"><path d="${d}" stroke="${shade(colour, 0.4)}" stroke-width="${num(10 * u)}"/><path d="${d}" stroke="${colour}" stroke-width="${num(6 * u)}"/><path d="${d}" stroke="${tint(colour, 0.5)}" stroke-width="${num(2 * u)}"/></g>`
}

function weed(x: number, y: number, u: number, colour: string): string {
  let d = ''
  for (const lean of [-14, 0, 15]) {
    d += `M${num(x + lean * 0.4 * u)} ${num(y)}q${num((lean - 14) * u)} ${num(-30 * u)} ${num(lean * u)} ${num(-56 * u)}t${num(lean * 0.6 * u)} ${num(-36 * u)}q${num(18 * u)} ${num(40 * u)} ${num((6 - lean) * u)} ${num(92 * u)}Z`
  }
  return `<path d="${d}" fill="${colour}" stroke="${shade(colour, 0.5)}" stroke-width="${num(1.5 * u)}"/>`
}

import { shade, tint } from '../colour.ts'
import { poly, sparkle, star } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** A star cut like a jewel. */
export const goldStar: Motif = {
  coats: [
    ['#ffc928', '#ff8c1a', '#fff3b0'],
    ['#4dd0ff', '#2b7bff', '#e6fbff'],
    ['#ff6fae', '#d6336c', '#ffe3f0'],
  ],
  companions: ['moon', 'coin', 'gem'],
  draw: (pen, [a, b, c]) => {
    const points: [number, number][] = []
    for (let i = 0; i < 10; i++) {
      const r = i % 2 ? 43 : 98
      const t = ((i * 36 - 90) * Math.PI) / 180
      points.push([r * Math.cos(t), r * Math.sin(t) + 6])
    }
    let facets = ''
    for (let i = 0; i < 10; i++) {
      const p = points[i] as [number, number]
      const q = points[(i + 1) % 10] as [number, number]
      facets += pen.flat(
        poly(0, 6, p[0], p[1], q[0], q[1]),
        [c, shade(a, 0.12), a, shade(b, 0.1), tint(a, 0.3), b, a, shade(b, 0.2), tint(a, 0.5), tint(b, 0.3)][
          i
        ] as string,
      )
    }
    const d = star(0, 6, 5, 98, 43)
    return (
      pen.line(d, shade(b, 0.7), 14) +
      facets +
      pen.line(d, tint(a, 0.5), 4) +
      pen.gloss(-14, -40, 16, 28, 20, 0.8) +
      pen.flat(sparkle(52, -50, 26), '#fff')
    )
  },
}

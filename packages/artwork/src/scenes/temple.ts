import { shade, tint } from '../colour.ts'
import { box, num, poly } from '../shapes.ts'
import { floor, rays, type Scene, sky } from './scene.ts'

/** A colonnade that runs towards the light. */
export const temple: Scene = {
  schemes: ['gold', 'sunset', 'amber', 'royal', 'teal', 'night', 'dusk', 'jade'],
  paint: (pen, stage, s, random) => {
    const { unit: u, width: w, x, horizon } = stage
    const fluted = random.chance(0.5)
    let all = sky(pen, stage, s, 0.95) + rays(pen, stage, s.light, 12, random.next(), 0.3) + floor(pen, stage, s)
    for (let row = 2; row >= 0; row--) {
      const near = [1, 0.68, 0.46][row] as number
      const colour = [s.near, s.far, s.mid][row] as string
      const wide = 62 * u * near
      const tall = horizon + 110 * u * near
      for (const side of [-1, 1]) {
        const cx = x + side * (Math.min(w * 0.5, 180 * u) * (0.42 + 0.52 * near)) + (side * wide) / 6
        const top = 40 * u * (1 - near)
        const stone = pen.linear(
          [
            [0, side < 0 ? shade(colour, 0.25) : tint(colour, 0.4)],
            [0.35, tint(colour, 0.16)],
            [1, side < 0 ? tint(colour, 0.5) : shade(colour, 0.25)],
          ],
          0,
        )
        all += pen.flat(box(cx - wide / 2, top, wide, tall - top, 3 * u), stone)
        for (let i = 1; fluted && i < 4; i++) {
          all += pen.flat(box(cx - wide / 2 + (wide * i) / 4 - u, top, 2.4 * u * near, tall - top), s.near, 0.35)
        }
        all += pen.flat(box(cx - wide * 0.68, top, wide * 1.36, 22 * u * near, 4 * u), stone)
        all += pen.flat(box(cx - wide * 0.72, tall - 24 * u * near, wide * 1.44, 30 * u * near, 4 * u), stone)
      }
    }
    const step = (y: number, half: number, colour: string) =>
      pen.flat(
        poly(x - half, y, x + half, y, x + half * 1.06, y + 13 * u, x - half * 1.06, y + 13 * u),
        pen.linear([
          [0, tint(colour, 0.5)],
          [1, shade(colour, 0.2)],
        ]),
      )
    all += [0, 1, 2].map((i) => step(horizon + (6 + i * 12) * u, (90 + i * 22) * u, s.far)).join('')
    return `${all}<path d="M0 ${num(stage.height)}h${num(w)}v${num(-30 * u)}H0Z" fill="${s.near}" fill-opacity=".6"/>`
  },
}

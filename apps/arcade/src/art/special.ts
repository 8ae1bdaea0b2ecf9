import { shade, tint } from '@livery/artwork/colour'
import type { Pen } from '@livery/artwork/pen'
import { box, circle, ring, star } from '@livery/artwork/shapes'

import { RIBBON } from './ribbon.ts'

const GOLD = '#f2b122'

/** The wild: a radiant star with a ribbon for its word. In a square from −100 to 100. */
export function wild(pen: Pen, accent: string): string {
  return [
    pen.glow(0, -8, 98, tint(accent, 0.4), 0.9),
    pen.flat(
      star(0, -10, 16, 96, 70),
      pen.radial([
        [0, '#fff6c8', 0.95],
        [0.6, '#ffd45a', 0.75],
        [1, '#ff9a1f', 0],
      ]),
    ),
    pen.metal(star(0, -10, 5, 88, 46), GOLD, { bevel: 9 }),
    pen.solid(star(0, -10, 5, 60, 31), '#e4202f', { bevel: 6, outline: 2 }),
    pen.gloss(-16, -42, 24, 10, -20),
    ribbon(pen, '#b3121f'),
  ].join('')
}

/** The scatter: its picture in a golden medallion with a ribbon. */
export function medallion(pen: Pen, picture: string, colour: string): string {
  return [
    pen.glow(0, -6, 100, '#fff0a8', 0.7),
    pen.metal(ring(0, -6, 90, 72), GOLD, { bevel: 6 }),
    pen.flat(
      circle(0, -6, 73),
      pen.radial([
        [0, tint(colour, 0.35)],
        [0.7, shade(colour, 0.25)],
        [1, shade(colour, 0.65)],
      ]),
    ),
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8
      return pen.ball(Math.cos(angle) * 81, -6 + Math.sin(angle) * 81, 4.2, '#fff3c4', 0)
    }).join(''),
    `<g transform="translate(0 -10) scale(.66)">${picture}</g>`,
    ribbon(pen, shade(colour, 0.2)),
  ].join('')
}

function ribbon(pen: Pen, colour: string): string {
  const { y, width, height } = RIBBON
  const [w, h] = [width / 2 + 14, height / 2]
  const tail = (side: number) =>
    `M${side * (w - 26)} ${y - h + 10}L${side * 99} ${y - h + 10}L${side * 88} ${y + 5}L${side * 99} ${y + h + 8}L${side * (w - 26)} ${y + h + 8}Z`
  return [
    pen.solid(tail(-1), shade(colour, 0.35), { bevel: 2, outline: 2 }),
    pen.solid(tail(1), shade(colour, 0.35), { bevel: 2, outline: 2 }),
    pen.solid(box(-w, y - h - 2, w * 2, height + 4, 9), colour, { bevel: 4, outline: 3 }),
    pen.line(box(-w + 6, y - h + 3, w * 2 - 12, height - 6, 5), '#ffd75e', 2),
  ].join('')
}

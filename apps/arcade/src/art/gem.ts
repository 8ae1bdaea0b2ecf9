import { shade, tint } from '@livery/artwork/colour'
import { centred } from '@livery/artwork/lettering/outline'
import type { Pen } from '@livery/artwork/pen'
import { poly } from '@livery/artwork/shapes'

/** Corners of each letter's cut, as degrees from the top and share of the radius. */
const CUTS = {
  A: { colour: '#e8283c', corners: [-22, 22, 68, 112, 158, 202, 248, 292], label: 'A' },
  K: { colour: '#8a3ff0', corners: [0, 60, 120, 180, 240, 300], label: 'K' },
  Q: { colour: '#e8359b', corners: [-36, 36, 108, 180, 252], label: 'Q' },
  J: { colour: '#1f86f2', corners: [-45, 45, 135, 225], label: 'J' },
  T: { colour: '#17a84f', corners: [-30, 30, 90, 150, 210, 270], label: '10' },
} as const

export type GemName = keyof typeof CUTS
export const GEM_NAMES = Object.keys(CUTS) as readonly GemName[]

/** A cut stone with its letter in gold: one of the five low signs. In a square from −100 to 100. */
export function gem(pen: Pen, name: GemName): string {
  const { colour, corners, label } = CUTS[name]
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
  }
  const ring = (radius: number) => corners.flatMap((degrees) => [...at(degrees, radius)])
  const outer = 88
  const inner = 58
  const facets = corners
    .map((degrees, index) => {
      const next = corners[(index + 1) % corners.length] as number
      const d = poly(...at(degrees, outer), ...at(next, outer), ...at(next, inner), ...at(degrees, inner))
      // The light comes from above left: facets that face it are bright, those away from it dark.
      const turn = next < degrees ? next + 360 : next
      const facing = Math.cos((((degrees + turn) / 2 - -35) * Math.PI) / 180)
      return pen.flat(d, facing > 0 ? tint(colour, 0.25 + facing * 0.4) : shade(colour, 0.12 - facing * 0.38))
    })
    .join('')
  const letter = centred(label, 'slab', label.length > 1 ? 84 : 104, 0, 1)
  const gold = pen.linear([
    [0, '#fffbe0'],
    [0.42, '#ffd85e'],
    [0.55, '#e89a18'],
    [1, '#fff0a8'],
  ])
  return [
    pen.flat(poly(...ring(94)), shade(colour, 0.75)),
    facets,
    pen.solid(poly(...ring(inner)), colour, { bevel: 5, outline: 0, depth: 1.1 }),
    pen.line(poly(...ring(outer)), tint(colour, 0.75), 2.5, 0.7),
    pen.gloss(-30, -50, 34, 15, -28, 0.75),
    pen.line(letter, shade(colour, 0.82), 17),
    pen.flat(letter, gold),
    pen.line(letter, '#fffbe8', 1.6, 0.8),
  ].join('')
}

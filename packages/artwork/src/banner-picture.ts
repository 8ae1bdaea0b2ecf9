import { type BannerScene, type BannerSceneName, bannerOfScene, bannerScenes } from './banner-scenes.ts'
import { mix, shade } from './colour.ts'
import type { Coat } from './motifs/motif.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { type SceneName, scenes } from './scenes/registry.ts'
import { leaning, type Scheme, schemes, turned } from './schemes.ts'
import { box, ellipse, place } from './shapes.ts'

export interface BannerPictureSpec {
  /** A composition of `bannerScenes`, or a plain scene, which stands for one. */
  readonly scene: BannerSceneName | SceneName
  /** The same seed is the same picture. */
  readonly seed: string
  /** The merchant's colours, its own first: the light leans towards it. */
  readonly palette?: readonly string[]
  /** The calm half is at the right: for readers from right to left. A CSS flip would mirror numerals. */
  readonly mirrored?: boolean
}

/** Width and height of a banner in user units (21:8). Its middle 1138 units are the 16:9 picture for phones. */
export const bannerSize = { width: 1680, height: 640 } as const

/**
 * A banner without text as an SVG text, 1680 × 640. The inline-start half is calm, for a text in HTML.
 * Throws a RangeError when the scene is not one of ours.
 */
export function bannerPicture(spec: BannerPictureSpec): string {
  const chosen = bannerOf(spec.scene)
  const random = new Random(`${spec.seed}/${spec.scene}`)
  const pen = new Pen()
  const { width, height } = bannerSize
  const primary = spec.palette?.[0]
  const base = turned(schemes[chosen.scheme], random.range(-8, 8), 1.25)
  const scheme = primary ? leaning(base, primary, 0.4) : base
  const side = spec.mirrored ? -1 : 1
  const x = width / 2 + side * 300
  const stage = { width, height, x, y: 292, horizon: 450, unit: height / 480 }
  const cast = castOfBanner(pen, chosen, scheme, random, { x, side })
  const [hero, second, third, ...small] = cast
  const company = small.map((one, i) => one(i ? 20 : -316, i ? 560 : 168, 84, -14)).join('')
  return pen.document(
    width,
    height,
    scenes[chosen.scene].paint(pen, stage, scheme, random.branch('scene')) +
      calm(pen, scheme.near, spec.mirrored === true) +
      pen.glow(x, 300, 380, mix(scheme.light, scheme.low, 0.3), 0.8) +
      company +
      (third?.(-252, 448, 138, -12) ?? '') +
      (second?.(276, 408, 178, 11) ?? '') +
      (hero?.(0, 304, 252, -3) ?? '') +
      particles[chosen.air](
        pen,
        { width, height, x, y: 300, clear: 260, unit: 1.4 },
        random.branch('air'),
        scheme.accent,
        scheme.light,
      ),
  )
}

/** Draws one of the cast: how far from the middle, how high, how large, and how it leans. */
export type Placed = (dx: number, y: number, reach: number, degrees: number) => string

/** Everybody in a banner, the main one first. */
export function castOfBanner(
  pen: Pen,
  { cast }: BannerScene,
  scheme: Scheme,
  random: Random,
  { x, side }: { readonly x: number; readonly side: number },
): readonly Placed[] {
  return cast.map((name: MotifName) => {
    const { coats, draw } = motifs[name]
    const id = pen.define((made) => `<g id="${made}">${draw(pen, random.pick(coats) as Coat)}</g>`)
    // What is small hangs in the air, the rest stands on the floor.
    const ground = pen.radial([
      [0, shade(scheme.near, 0.5), 0.7],
      [1, shade(scheme.near, 0.5), 0],
    ])
    return (dx: number, y: number, reach: number, degrees: number) =>
      (reach < 100 ? '' : pen.flat(ellipse(x + side * dx, y + reach * 1.02, reach * 0.84, reach * 0.14), ground)) +
      place(`<use href="#${id}"/>`, x + side * dx, y, reach / 100, degrees * side)
  })
}

export function bannerOf(name: string): BannerScene {
  const known: Readonly<Record<string, BannerScene>> = bannerScenes
  const plain: Readonly<Record<string, BannerSceneName>> = bannerOfScene
  const chosen = known[name] ?? known[plain[name] ?? '']
  if (!chosen) throw new RangeError(`there is no banner scene "${name}"; known are ${Object.keys(known).join(', ')}`)
  return chosen
}

function calm(pen: Pen, dark: string, mirrored: boolean): string {
  const stops = [
    [0, dark, 0.78],
    [0.36, dark, 0.5],
    [0.62, dark, 0],
  ] as const
  const floor = pen.linear([
    [0.6, dark, 0],
    [1, dark, 0.55],
  ])
  const { width, height } = bannerSize
  return (
    pen.flat(box(0, 0, width, height), pen.linear(stops, mirrored ? 180 : 0)) +
    pen.flat(box(0, 0, width, height), floor)
  )
}

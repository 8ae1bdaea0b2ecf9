import { type BannerScene, type BannerSceneName, bannerOfScene, bannerScenes, type CastScene } from './banner-scenes.ts'
import { mix, shade } from './colour.ts'
import type { Coat } from './motifs/motif.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { type SceneName, scenes } from './scenes/registry.ts'
import { leaning, type Scheme, schemes, turned } from './schemes.ts'
import { setPieces } from './set-pieces/registry.ts'
import { box, ellipse, place } from './shapes.ts'

export interface BannerPictureSpec {
  /** A composition of `bannerScenes`, or a plain scene, for which there is a default composition. */
  readonly scene: BannerSceneName | SceneName
  /** The same seed gives the same picture. */
  readonly seed: string
  /** The merchant's colours, its own first: the light leans towards it. */
  readonly palette?: readonly string[]
  /** Puts the calm part at the right, for readers from right to left. A CSS flip would mirror numerals. */
  readonly mirrored?: boolean
}

/**
 * The shapes of a banner: a wide one, and one for phones and narrow places that is composed separately and not cut out
 * of the wide one.
 */
type BannerShape = 'wide' | 'narrow'

/** Width and height in user units: 21:8 and 16:9. */
export const bannerSizes = {
  wide: { width: 1680, height: 640 },
  narrow: { width: 1138, height: 640 },
} as const satisfies Record<BannerShape, { readonly width: number; readonly height: number }>

/** The share of the width, at the far side, that holds everything a viewer should see whole. */
export const SUBJECT_SHARE = 0.45

/**
 * A banner without text as an SVG text, 640 high. Its subject stands in the far part; the rest is calm, for a text in
 * HTML. Throws a RangeError when the scene is not one of ours.
 */
export function bannerPicture(spec: BannerPictureSpec, shape: BannerShape = 'wide'): string {
  const chosen = bannerOf(spec.scene)
  const random = new Random(`${spec.seed}/${spec.scene}`)
  const pen = new Pen()
  const { width, height } = bannerSizes[shape]
  const primary = spec.palette?.[0]
  const base = turned(schemes[chosen.scheme], random.range(-8, 8), 1.25)
  const scheme = primary ? leaning(base, primary, 0.4) : base
  const side = spec.mirrored ? -1 : 1
  const x = width / 2 + side * width * (0.5 - SUBJECT_SHARE / 2)
  // The subject is drawn 756 units wide, and smaller in narrow pictures, so that it stays within its part.
  const size = (width * SUBJECT_SHARE) / 756
  const stage = { width, height, x, y: 292, horizon: 450, unit: height / 480 }
  const subject = 'piece' in chosen ? setPiece(pen, chosen.piece, side) : company(pen, chosen, scheme, side, random)
  return pen.document(
    width,
    height,
    scenes[chosen.scene].paint(pen, stage, scheme, random.branch('scene')) +
      calm(pen, scheme.near, spec.mirrored === true, shape) +
      pen.glow(x, 300, 380 * size, mix(scheme.light, scheme.low, 0.3), 0.8) +
      place(subject, x, 320, size) +
      particles[chosen.air](
        pen,
        { width, height, x, y: 300, clear: 260 * size, unit: 1.4 },
        random.branch('air'),
        scheme.accent,
        scheme.light,
      ),
  )
}

/** The subject drawn for this banner only, around 0 0, looking towards the words. */
export function setPiece(pen: Pen, name: keyof typeof setPieces, side: number): string {
  return place(setPieces[name](pen, side < 0), 0, 22, 1.06, 0, side < 0)
}

/** Motifs around the main one, around 0 0. */
function company(pen: Pen, chosen: CastScene, scheme: Scheme, side: number, random: Random): string {
  const [hero, second, third, ...small] = castOfBanner(pen, chosen, scheme, random, { x: 0, side })
  return (
    small.map((one, i) => one(i ? 20 : -276, i ? 240 : -150, 84, -14)).join('') +
    (third?.(-246, 132, 126, -12) ?? '') +
    (second?.(226, 92, 150, 11) ?? '') +
    (hero?.(-6, -16, 252, -3) ?? '')
  )
}

/** Draws a member of the cast by its distance from the middle, its height, its size and its lean. */
export type Placed = (dx: number, y: number, reach: number, degrees: number) => string

/** The whole cast of a banner, the main one first. */
export function castOfBanner(
  pen: Pen,
  { cast }: CastScene,
  scheme: Scheme,
  random: Random,
  { x, side }: { readonly x: number; readonly side: number },
): readonly Placed[] {
  return cast.map((name: MotifName) => {
    const { coats, draw } = motifs[name]
    const id = pen.define((made) => `<g id="${made}">${draw(pen, random.pick(coats) as Coat)}</g>`)
    // Small things hang in the air, large ones stand on the floor.
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

function calm(pen: Pen, dark: string, mirrored: boolean, shape: BannerShape): string {
  const { width, height } = bannerSizes[shape]
  const stops = [
    [0, dark, 0.78],
    [0.36, dark, 0.5],
    [0.62, dark, 0],
  ] as const
  const floor = pen.linear([
    [0.6, dark, 0],
    [1, dark, 0.55],
  ])
  return (
    pen.flat(box(0, 0, width, height), pen.linear(stops, mirrored ? 180 : 0)) +
    pen.flat(box(0, 0, width, height), floor)
  )
}

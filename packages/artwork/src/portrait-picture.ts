import { type BannerPictureSpec, bannerOf, castOfBanner, type Placed, setPiece } from './banner-picture.ts'
import { dyed, mix, shade } from './colour.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { scenes } from './scenes/registry.ts'
import { hueDistance, leaning, type Scheme, schemes, turned } from './schemes.ts'
import { box, place } from './shapes.ts'

/** Width and height of a portrait in user units (2:3). */
export const portraitSize = { width: 800, height: 1200 } as const

/** How far the light leans towards the merchant's own colour: a portrait stands beside a form in these colours. */
const LEANING = 0.8

/**
 * A banner's scene recomposed as a portrait, 800 × 1200, as an SVG text: its cast stands in the upper two thirds, and
 * the lower third is calm, for words in HTML. Throws a RangeError when the scene is not one of ours.
 */
export function portraitPicture(spec: BannerPictureSpec): string {
  const chosen = bannerOf(spec.scene)
  const random = new Random(`${spec.seed}/${spec.scene}`)
  const pen = new Pen()
  const { width, height } = portraitSize
  const scheme = inColours(turned(schemes[chosen.scheme], random.range(-8, 8), 1.2), spec.palette?.slice(0, 2) ?? [])
  const side = spec.mirrored ? -1 : 1
  const x = width / 2
  const stage = { width, height, x, y: 400, horizon: 700, unit: height / 620 }
  const dark = shade(scheme.near, 0.35)
  const calm = pen.linear([
    [0.52, dark, 0],
    [0.74, dark, 0.82],
    [1, dark, 0.96],
  ])
  const clear = { width, height, x, y: 420, clear: 300, unit: 1.5 }
  return pen.document(
    width,
    height,
    scenes[chosen.scene].paint(pen, stage, scheme, random.branch('scene')) +
      pen.glow(x, 420, 430, mix(scheme.light, scheme.low, 0.3), 0.85) +
      ('piece' in chosen
        ? place(setPiece(pen, chosen.piece, side), x, 440, 1.1)
        : company(castOfBanner(pen, chosen, scheme, random, { x, side }))) +
      particles[chosen.air](pen, clear, random.branch('air'), scheme.accent, scheme.light) +
      pen.flat(box(0, 0, width, height), calm),
  )
}

/** The scheme moved towards the nearest of the merchant's colours, or into its hue where it is far from all of them. */
function inColours(scheme: Scheme, colours: readonly string[]): Scheme {
  const [nearest] = colours.toSorted((one, other) => hueDistance(scheme.mid, one) - hueDistance(scheme.mid, other))
  if (!nearest) return scheme
  const leant = leaning(scheme, nearest, LEANING)
  if (leant !== scheme) return leant
  const own = (colour: string) => dyed(colour, nearest)
  const { top, mid, low, far, near } = scheme
  return { ...scheme, top: own(top), mid: own(mid), low: own(low), far: own(far), near: own(near) }
}

/** The cast, arranged around its main member. */
function company([hero, second, third, ...small]: readonly Placed[]): string {
  return (
    small.map((one, index) => one(index ? 90 : 280, index ? 96 : 170, 84, 14)).join('') +
    (third?.(-232, 640, 138, -12) ?? '') +
    (second?.(222, 620, 168, 11) ?? '') +
    (hero?.(0, 420, 268, -3) ?? '')
  )
}

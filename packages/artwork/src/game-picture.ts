import { shade } from './colour.ts'
import { type CompositionName, compose, compositions } from './composition.ts'
import type { FrameName } from './frames/registry.ts'
import { frames } from './frames/registry.ts'
import type { FaceName } from './lettering/faces.ts'
import { type InkName, ink } from './lettering/inks.ts'
import { letterTitle, type Warp } from './lettering/title.ts'
import type { Coat } from './motifs/motif.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { type ParticleName, particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { type SceneName, scenes } from './scenes/registry.ts'
import { hueDistance, leaning, type SchemeName, schemes, turned } from './schemes.ts'
import { box } from './shapes.ts'

/** How a vendor's pictures look: what its manifest says about art. */
export interface ArtStyle {
  /** Three to five colours: first the vendor's own, then its second, then further ones. */
  readonly palette: readonly string[]
  readonly frame: FrameName
  readonly face: FaceName
  /** Letter fills the vendor uses. */
  readonly inks: readonly InkName[]
  readonly warps: readonly Warp[]
  readonly compositions: readonly CompositionName[]
}

export interface GamePictureSpec {
  /** The game's code: the same seed is the same picture. */
  readonly seed: string
  /** Latin text, lettered into the picture. */
  readonly title: string
  readonly motif: MotifName
  readonly scene: SceneName
  readonly style: ArtStyle
}

/** Width and height of a game picture in user units. */
export const gameSize = { width: 360, height: 480 } as const

const flights: Partial<Record<SceneName, readonly ParticleName[]>> = {
  underwater: ['bubbles'],
  ice: ['snow', 'sparks'],
  jungle: ['leaves', 'sparks'],
  farm: ['leaves', 'petals'],
  volcano: ['embers'],
  festival: ['petals', 'coins', 'embers'],
  draw: ['confetti', 'coins'],
  stadium: ['confetti', 'sparks'],
  candyland: ['confetti', 'sparks'],
  mountains: ['petals', 'snow', 'sparks'],
  vault: ['coins', 'sparks'],
  arena: ['embers', 'sparks'],
}

/** The picture of a game as an SVG text, 360 × 480, with its title lettered in. Pure: no clock, no chance. */
export function gamePicture(spec: GamePictureSpec): string {
  const random = new Random(spec.seed)
  const pen = new Pen()
  const { width, height } = gameSize
  const { style } = spec
  const [primary = '#b0122a', second = '#ffc02e', third = primary] = style.palette
  const scene = scenes[spec.scene]
  const scheme = leaning(
    turned(schemes[chosenScheme(scene.schemes, third, random)], random.range(-13, 13), 1.3),
    primary,
    0.3,
  )
  const motif = motifs[spec.motif]
  const coat = chosenCoat(motif.coats, scheme.mid, random)
  const composition = random.pick(style.compositions.filter((name) => compositions.includes(name)))
  const title = letterTitle(
    pen,
    spec.title,
    style.face,
    { cx: 180, bottom: 458, width: 312, height: 128 },
    ink(random.pick(style.inks), random.pick([primary, scheme.mid, shade(scheme.mid, 0.3)])),
    random.pick(style.warps),
  )
  const free = title.top - 34
  const reach = Math.min(158, Math.max(118, free / 2 + 6))
  const stage = {
    width,
    height,
    x: 180,
    y: 24 + free / 2,
    horizon: Math.min(345, 24 + free / 2 + reach * 0.72),
    unit: 1,
  }
  const flight = random.pick<ParticleName>(flights[spec.scene] ?? ['coins', 'sparks', 'sparks'])
  const companions = motif.companions as readonly MotifName[]
  const frame = frames[style.frame]
  const frameSpec = { primary, second, dark: shade(scheme.near, 0.25), titleTop: title.top }

  return pen.document(
    width,
    height,
    scene.paint(pen, stage, scheme, random.branch('scene')) +
      vignette(pen, scheme.near) +
      compose(composition, pen, stage, scheme, { motif: spec.motif, coat, companions, reach }, random.branch('cast')) +
      particles[flight](
        pen,
        { width, height: title.top, x: stage.x, y: stage.y, clear: reach * 0.86, unit: 1 },
        random.branch('air'),
        scheme.accent,
        scheme.light,
      ) +
      frame.plate(pen, frameSpec) +
      frame.border(pen, frameSpec) +
      title.svg,
    spec.title,
  )
}

/** Of two lights that suit the scene, the one nearer to the vendor's colour. */
function chosenScheme(names: readonly SchemeName[], colour: string, random: Random): SchemeName {
  const [a, b] = [random.pick(names), random.pick(names)]
  return hueDistance(schemes[a].mid, colour) <= hueDistance(schemes[b].mid, colour) ? a : b
}

/** Of two coats, the one that stands out more from the background. */
function chosenCoat(coats: readonly Coat[], background: string, random: Random): Coat {
  const [a, b] = [random.pick(coats), random.pick(coats)]
  return hueDistance(a[0], background) >= hueDistance(b[0], background) ? a : b
}

function vignette(pen: Pen, dark: string): string {
  return pen.flat(
    box(0, 0, gameSize.width, gameSize.height),
    pen.radial(
      [
        [0.5, dark, 0],
        [1, dark, 0.5],
      ],
      0.5,
      0.42,
      0.78,
    ),
  )
}

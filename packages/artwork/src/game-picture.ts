import { chosenCoat, chosenScheme } from './casting.ts'
import { shade } from './colour.ts'
import { type CompositionName, compose } from './composition.ts'
import type { FrameName } from './frames/registry.ts'
import { frames } from './frames/registry.ts'
import type { FaceName } from './lettering/faces.ts'
import { type InkName, ink } from './lettering/inks.ts'
import { letterTitle, type Warp } from './lettering/title.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { type ParticleName, particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { type SceneName, scenes } from './scenes/registry.ts'
import { leaning, schemes, turned } from './schemes.ts'
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

/**
 * A game and its vendor, as far as the picture depends on them: a row of `vendors/<id>/games.json` and the manifest
 * beside it fit as they are. The code is the seed: the same game is the same picture.
 */
export interface GamePictureSpec {
  readonly vendor: { readonly art: ArtStyle }
  readonly game: {
    readonly code: string
    /** The English name is lettered into the picture. */
    readonly name: { readonly EN: string }
    readonly motif: MotifName
    readonly scene: SceneName
    /** Which of the motif's colourings, when the name says it ("Emerald …"); else the seed picks. */
    readonly coat?: number
  }
}

/** Width and height of a game picture in user units. */
export const gameSize = { width: 360, height: 480 } as const

/** What is in the air of a scene. */
export const flights: Partial<Record<SceneName, readonly ParticleName[]>> = {
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

/** Larger pictures are drawn again with a plainer cast; see `gamePicture`. */
const bytesAtMost = 40_000

/**
 * The picture of a game as an SVG text, 360 × 480, with its title lettered in, 40 KB at most. Pure: no clock, no chance.
 * Throws a RangeError when the motif or the scene is not one of ours.
 */
export function gamePicture(spec: GamePictureSpec): string {
  const { motif, scene, code } = spec.game
  if (!Object.hasOwn(motifs, motif)) throw new RangeError(`game ${code}: there is no motif "${motif}"`)
  if (!Object.hasOwn(scenes, scene)) throw new RangeError(`game ${code}: there is no scene "${scene}"`)
  const full = draw(spec)
  return full.length <= bytesAtMost ? full : draw(spec, 'giant')
}

function draw({ vendor, game }: GamePictureSpec, plain?: CompositionName): string {
  const random = new Random(game.code)
  const pen = new Pen()
  const { width, height } = gameSize
  const style = vendor.art
  const [primary = '#b0122a', second = '#ffc02e', third = primary] = style.palette
  const scene = scenes[game.scene]
  const scheme = leaning(
    turned(schemes[chosenScheme(scene.schemes, third, random)], random.range(-13, 13), 1.3),
    primary,
    0.3,
  )
  const motif = motifs[game.motif]
  const seeded = chosenCoat(motif.coats, scheme.mid, random)
  const coat = motif.coats[game.coat ?? -1] ?? seeded
  const composition = plain ?? random.pick(style.compositions)
  const title = letterTitle(
    pen,
    game.name.EN,
    style.face,
    { cx: 180, bottom: 456, width: 308, height: 128 },
    ink(random.pick(style.inks), random.pick([primary, scheme.mid, shade(scheme.mid, 0.3)])),
    random.pick(style.warps),
  )
  const free = title.top - 34
  const reach = Math.min(158, Math.max(118, free / 2 + 6))
  const middle = 24 + free / 2
  const stage = { width, height, x: 180, y: middle, horizon: Math.min(345, middle + reach * 0.72), unit: 1 }
  const flight = random.pick<ParticleName>(flights[game.scene] ?? ['coins', 'sparks', 'sparks'])
  const air = { width, height: title.top, x: stage.x, y: stage.y, clear: reach * 0.86, unit: 1 }
  const frame = frames[style.frame]
  const frameSpec = { primary, second, dark: shade(scheme.near, 0.25), titleTop: title.top }

  return pen.document(
    width,
    height,
    scene.paint(pen, stage, scheme, random.branch('scene')) +
      vignette(pen, scheme.near) +
      compose(
        composition,
        pen,
        stage,
        scheme,
        { motif: game.motif, coat, companions: motif.companions as readonly MotifName[], reach },
        random.branch('cast'),
      ) +
      particles[flight](pen, air, random.branch('air'), scheme.accent, scheme.light) +
      frame.plate(pen, frameSpec) +
      frame.border(pen, frameSpec) +
      title.svg,
    game.name.EN,
  )
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

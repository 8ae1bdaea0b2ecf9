import { chosenCoat, chosenScheme } from './casting.ts'
import { shade } from './colour.ts'
import { type CompositionName, compose } from './composition.ts'
import { flights, type GamePictureSpec } from './game-picture.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { type ParticleName, particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { scenes } from './scenes/registry.ts'
import { leaning, schemes, turned } from './schemes.ts'
import { box } from './shapes.ts'

/** Width and height of a table's picture in user units. */
export const tableSize = { width: 640, height: 480 } as const

/** Where the hero stands and half the side of its square. */
const MIDDLE = { x: 320, y: 236, reach: 168 } as const

/** Ways to place a hero that are too wide or too high for a picture that is lower than wide. */
const SWAPPED: Readonly<Partial<Record<CompositionName, CompositionName>>> = { giant: 'hero', reels: 'pair' }

/**
 * The picture of a game for its table card, 640 × 480, as an SVG text: without title and frame, which the card has in
 * HTML. Pure, and in the light and the coat of the game's own picture.
 */
export function tablePicture({ vendor: { art }, game }: GamePictureSpec): string {
  const random = new Random(game.code)
  const pen = new Pen()
  const { width, height } = tableSize
  const [primary = '#b0122a', , third = primary] = art.palette
  const scene = scenes[game.scene]
  const scheme = leaning(
    turned(schemes[chosenScheme(scene.schemes, third, random)], random.range(-13, 13), 1.3),
    primary,
    0.3,
  )
  const motif = motifs[game.motif]
  const seeded = chosenCoat(motif.coats, scheme.mid, random)
  const coat = motif.coats[game.coat ?? -1] ?? seeded
  const drawn = random.pick(art.compositions)
  const { x, y, reach } = MIDDLE
  const stage = { width, height, x, y, horizon: y + reach * 0.62, unit: 1.15 }
  const flight = random.pick<ParticleName>(flights[game.scene] ?? ['coins', 'sparks', 'sparks'])
  const dark = shade(scheme.near, 0.3)
  const vignette = pen.radial(
    [
      [0.5, dark, 0],
      [1, dark, 0.6],
    ],
    0.5,
    0.46,
    0.72,
  )
  return pen.document(
    width,
    height,
    scene.paint(pen, stage, scheme, random.branch('scene')) +
      pen.flat(box(0, 0, width, height), vignette) +
      compose(
        SWAPPED[drawn] ?? drawn,
        pen,
        stage,
        scheme,
        { motif: game.motif, coat, companions: motif.companions as readonly MotifName[], reach },
        random.branch('cast'),
      ) +
      particles[flight](
        pen,
        { width, height, x, y, clear: reach, unit: 1.1 },
        random.branch('air'),
        scheme.accent,
        scheme.light,
      ),
  )
}

import { castOf, flightOf } from './casting.ts'
import { shade } from './colour.ts'
import { type CompositionName, compose } from './composition.ts'
import type { GamePictureSpec } from './game-spec.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { box } from './shapes.ts'
import { compositionOf } from './views.ts'

/** Width and height of a table's picture in user units. */
export const tableSize = { width: 640, height: 480 } as const

/** The position of the hero and half the side of its square. */
const MIDDLE = { x: 320, y: 236, reach: 168 } as const

/** Ways to place a hero that are too wide or too high for a landscape format. */
const SWAPPED: Readonly<Partial<Record<CompositionName, CompositionName>>> = { giant: 'hero', reels: 'pair' }

/**
 * The picture of a game for its table card, 640 × 480, as an SVG text: without title and frame, which the card has in
 * HTML. Pure, and with the light and the coat of the game's own picture.
 */
export function tablePicture({ vendor, game }: GamePictureSpec): string {
  const random = new Random(game.code)
  const pen = new Pen()
  const { width, height } = tableSize
  const { scene, scheme, coat, companions } = castOf({ vendor, game }, random)
  const drawn = compositionOf({ vendor, game }, random)
  const { x, y, reach } = MIDDLE
  const stage = { width, height, x, y, horizon: y + reach * 0.62, unit: 1.15 }
  const flight = flightOf(game.scene, random)
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
        { motif: game.motif, coat, companions, reach },
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

import { castOf, flightOf } from './casting.ts'
import { shade } from './colour.ts'
import { type CompositionName, compose } from './composition.ts'
import { bytesAtMost } from './game-picture.ts'
import type { GamePictureSpec } from './game-spec.ts'
import { ink } from './lettering/inks.ts'
import { letterTitle } from './lettering/title.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { box } from './shapes.ts'
import { compositionOf } from './views.ts'

/** Width and height of a square picture in user units. */
export const squareSize = { width: 360, height: 360 } as const

/** The title is nearly as wide and high as on posters: tiles are small and have no other text. */
const TITLE = { cx: 180, bottom: 344, width: 332, height: 122 } as const

/** Ways to place a hero that are too high for the room above the title. */
const SWAPPED: Readonly<Partial<Record<CompositionName, CompositionName>>> = { reels: 'pair', pedestal: 'hero' }

/**
 * The picture of a game for its square tile, 360 × 360, as an SVG text: with the title, and without a frame, because
 * the picture fills the tile; 40 KB at most. Pure, and with the light and the coat of the game's own picture.
 */
export function squarePicture(spec: GamePictureSpec): string {
  const full = draw(spec)
  return full.length <= bytesAtMost ? full : draw(spec, 'giant')
}

function draw(spec: GamePictureSpec, plain?: CompositionName): string {
  const { game } = spec
  const random = new Random(game.code)
  const pen = new Pen()
  const { width, height } = squareSize
  const { style, primary, scene, scheme, coat, companions } = castOf(spec, random)
  const drawn = compositionOf(spec, random)
  const letters = ink(random.pick(style.inks), random.pick([primary, scheme.mid, shade(scheme.mid, 0.3)]))
  const title = letterTitle(pen, game.name.EN, style.face, TITLE, letters, random.pick(style.warps))
  const flight = flightOf(game.scene, random)
  // The hero overlaps the upper half of the title, which has its own dark ground.
  const free = title.top + 26
  const reach = Math.min(138, Math.max(104, free / 2))
  const stage = { width, height, x: 180, y: Math.max(reach * 0.94, free / 2), horizon: free * 0.84, unit: 1 }
  const dark = shade(scheme.near, 0.45)
  const vignette = pen.radial(
    [
      [0.55, dark, 0],
      [1, dark, 0.5],
    ],
    0.5,
    0.42,
    0.78,
  )
  const ground = pen.linear([
    [0, dark, 0],
    [0.55, dark, 0.82],
    [1, dark, 0.96],
  ])
  const air = { width, height: title.top, x: stage.x, y: stage.y, clear: reach * 0.9, unit: 1 }
  const from = Math.max(0, title.top - 46)
  return pen.document(
    width,
    height,
    scene.paint(pen, stage, scheme, random.branch('scene')) +
      pen.flat(box(0, 0, width, height), vignette) +
      compose(
        plain ?? SWAPPED[drawn] ?? drawn,
        pen,
        stage,
        scheme,
        { motif: game.motif, coat, companions, reach },
        random.branch('cast'),
      ) +
      particles[flight](pen, air, random.branch('air'), scheme.accent, scheme.light) +
      pen.flat(box(0, from, width, height - from), ground) +
      title.svg,
    game.name.EN,
  )
}

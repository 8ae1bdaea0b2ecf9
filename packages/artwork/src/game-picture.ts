import { castOf, flightOf } from './casting.ts'
import { shade } from './colour.ts'
import { type CompositionName, compose } from './composition.ts'
import { frames } from './frames/registry.ts'
import type { GamePictureSpec } from './game-spec.ts'
import { ink } from './lettering/inks.ts'
import { letterTitle } from './lettering/title.ts'
import { motifs } from './motifs/registry.ts'
import { particles } from './particles.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { scenes } from './scenes/registry.ts'
import { box } from './shapes.ts'
import { compositionOf } from './views.ts'

/** Width and height of a game picture in user units. */
export const gameSize = { width: 360, height: 480 } as const

/** Larger pictures are drawn again with a plainer cast. */
export const bytesAtMost = 40_000

/**
 * The picture of a game as an SVG text, 360 × 480, including its title, 40 KB at most. Pure: no clock, no chance.
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
  const { style, primary, second, scene, scheme, coat, companions } = castOf({ vendor, game }, random)
  const composition = plain ?? compositionOf({ vendor, game }, random)
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
  const flight = flightOf(game.scene, random)
  const air = { width, height: title.top, x: stage.x, y: stage.y, clear: reach * 0.86, unit: 1 }
  const frame = frames[style.frame]
  const frameSpec = { primary, second, dark: shade(scheme.near, 0.25), titleTop: title.top }

  return pen.document(
    width,
    height,
    scene.paint(pen, stage, scheme, random.branch('scene')) +
      vignette(pen, scheme.near) +
      compose(composition, pen, stage, scheme, { motif: game.motif, coat, companions, reach }, random.branch('cast')) +
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

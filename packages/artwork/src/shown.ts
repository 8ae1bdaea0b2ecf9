import { castOf } from './casting.ts'
import type { GamePictureSpec } from './game-spec.ts'
import { Random } from './random.ts'
import type { LightName, ViewName } from './view-names.ts'
import { compositionOf, viewOf } from './views.ts'

/** The view and the light in which a game's pictures show its motif, by the game's data and its seed. */
export function shownIn(spec: GamePictureSpec): { readonly view: ViewName; readonly light: LightName } {
  const random = new Random(spec.game.code)
  castOf(spec, random)
  return { view: viewOf(compositionOf(spec, random)), light: spec.game.light ?? 'seeded' }
}

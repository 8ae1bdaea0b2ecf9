import type { CompositionName } from './composition.ts'
import type { GamePictureSpec } from './game-spec.ts'
import type { Random } from './random.ts'
import type { ViewName } from './view-names.ts'

const VIEW_OF: { readonly [C in CompositionName]: ViewName } = {
  hero: 'whole',
  pedestal: 'whole',
  medallion: 'whole',
  burst: 'whole',
  giant: 'close',
  tilted: 'close',
  trio: 'company',
  pair: 'company',
  reels: 'company',
  orbit: 'company',
  duel: 'company',
}
/** The default composition of a view, for vendors that have none of their own. */
const USUAL: { readonly [V in ViewName]: CompositionName } = { whole: 'hero', close: 'giant', company: 'pair' }

/** The composition of a game's picture: one of the vendor's own for the view that the game states. */
export function compositionOf({ vendor, game }: GamePictureSpec, random: Random): CompositionName {
  const { compositions } = vendor.art
  if (!game.view) return random.pick(compositions)
  const own = compositions.filter((name) => VIEW_OF[name] === game.view)
  return random.pick(own.length > 0 ? own : [USUAL[game.view]])
}

/** The view of a composition. */
export const viewOf = (composition: CompositionName): ViewName => VIEW_OF[composition]

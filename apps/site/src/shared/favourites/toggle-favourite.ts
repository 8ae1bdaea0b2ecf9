import type { Game } from '@livery/contract/games'
import { toast } from '@livery/ui/toast'
import { CallError } from '../http/call-error.ts'
import { errorText } from '../http/error-text.ts'
import { waitForCaller } from '../session/wait-for-visitor.ts'
import { FAVOURITES, type OwnFilter } from '../visit/favourites-request.ts'
import type { Favourites } from '../visit/favourites-store.ts'
import type { Visit } from '../visit/visit.ts'
import { askToSignIn } from './own-list.ts'

/** Two presses within this time count as one (docs/product.md 4.8). */
export const THROTTLE_MS = 1000

const queryKey = [FAVOURITES]

/**
 * Adds or removes a favourite. The change shows at once in hearts and lists; the gateway's answer then replaces it, and
 * an error reverts it. Visitors are asked to sign in.
 */
export async function toggleFavourite(visit: Visit, game: Game): Promise<void> {
  if ((await waitForCaller(visit)) === 'guest') return askToSignIn(visit, 'FAV')
  const { ids, toggledAtMs } = visit.favourites.getState()
  const now = performance.now()
  if (now - toggledAtMs < THROTTLE_MS) {
    toast({ tone: 'info', id: 'favourite', title: visit.i18n.t('games:favorite.wait') })
    return
  }
  visit.favourites.setState({ toggledAtMs: now })
  const isNewest = () => visit.favourites.getState().toggledAtMs === now

  const isAdded = !ids.has(game.nodeId)
  // An answer that was requested before does not include this change.
  await visit.queries.cancelQueries({ queryKey })
  const former = visit.queries.getQueriesData<Favourites>({ queryKey })
  for (const [key, list] of former) {
    if (list) visit.queries.setQueryData(key, changed(list, key[1] as OwnFilter & { pageNo: number }, game, isAdded))
  }
  const { nodeId, gameType, vassalage: vendor } = game
  try {
    const { nodeIds } = isAdded
      ? await visit.call('addFavourite', { nodeId, vendor, gameType })
      : await visit.call('removeFavourite', { nodeId })
    // A later change is still under way, and its answer will include this one.
    if (!isNewest()) return
    visit.queries.setQueriesData<Favourites>({ queryKey }, (list) => list && { ...list, nodeIds })
  } catch (error) {
    for (const [key, list] of former) visit.queries.setQueryData(key, list)
    // The token of an earlier page has expired.
    if (error instanceof CallError && error.code === 'NOT_SIGNED_IN') return askToSignIn(visit, 'FAV')
    const isFull = error instanceof CallError && error.code === 'FAVOURITES_FULL'
    toast({
      tone: 'error',
      id: 'favourite',
      title: isFull ? errorText(visit.i18n, error) : visit.i18n.t('games:favorite.failed'),
    })
  }
  await visit.queries.invalidateQueries({ queryKey })
}

/** A list of favourites with or without a game, before the gateway has answered. */
function changed(
  list: Favourites,
  query: { readonly gameType?: string; readonly vassalage?: string; readonly pageNo: number },
  game: Game,
  isAdded: boolean,
): Favourites {
  const others = list.nodeIds.filter((id) => id !== game.nodeId)
  const rest = list.content.filter(({ nodeId }) => nodeId !== game.nodeId)
  const isItsList =
    (!query.gameType || query.gameType === game.gameType) && (!query.vassalage || query.vassalage === game.vassalage)
  if (!isItsList) return { ...list, nodeIds: isAdded ? [game.nodeId, ...others] : others }
  return isAdded
    ? {
        ...list,
        nodeIds: [game.nodeId, ...others],
        content: query.pageNo === 1 ? [game, ...rest] : rest,
        total: list.total + 1,
      }
    : { ...list, nodeIds: others, content: rest, total: Math.max(0, list.total - 1) }
}

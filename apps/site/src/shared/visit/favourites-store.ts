import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { FAVOURITES } from './favourites-request.ts'

export type Favourites = ResponseOf<Calls[typeof FAVOURITES]>

export interface FavouritesState {
  /** The ids of all favourites, whatever list shows them; hearts are filled by it. */
  readonly ids: ReadonlySet<number>
  /** When a favourite was last added or removed here, in milliseconds of the page's own clock. */
  readonly toggledAtMs: number
}

export type FavouritesStore = StoreApi<FavouritesState>

const NO_FAVOURITES: FavouritesState = { ids: new Set(), toggledAtMs: Number.NEGATIVE_INFINITY }

/** Follows the answers in the query cache: the newest one says which games are favourites. */
export function createFavouritesStore(queries: QueryClient): FavouritesStore {
  const store = createStore<FavouritesState>()(() => NO_FAVOURITES)
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== FAVOURITES) return
    const answer = query.state.data as Favourites | undefined
    const { ids } = store.getState()
    if (!answer || (answer.nodeIds.length === ids.size && answer.nodeIds.every((id) => ids.has(id)))) return
    store.setState({ ids: new Set(answer.nodeIds) })
  })
  return store
}

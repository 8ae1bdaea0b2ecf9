import type { CallName } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import type { Visit } from '../visit/visit.ts'

/** How long hot games and vendors are fresh: they are the same for everybody and change rarely. */
export const LIST_FRESH_MS = 10 * 60_000

interface StoredList {
  readonly release: string
  readonly language: string
  readonly atMs: number
  readonly value: unknown
}

/** The entries of session storage (docs/product.md 6.9), each with its key and its request. */
const LISTS: readonly {
  readonly name: CallName
  readonly storedAs: string
  readonly request: (language: string) => Readonly<Record<string, unknown>>
}[] = [
  { name: 'getHotGameList', storedAs: 'hotGames', request: (language) => ({ language }) },
  { name: 'getGameVendor', storedAs: 'gameVendor', request: () => ({}) },
]

/**
 * Stores hot games and vendors for the next page of this tab, and requests them again when the language changes.
 * Returns a function that ends this.
 */
export function keepLists(visit: Visit): () => void {
  const { queries, sessionStorage: storage, preferences, boot } = visit
  const languageCode = () => preferences.getState().language.code
  const keyOf = ({ name, request }: (typeof LISTS)[number]) => [...queryKey(name, request(languageCode()))]

  const store = (list: (typeof LISTS)[number]) => {
    const state = queries.getQueryState(keyOf(list))
    if (state?.data === undefined || state.isInvalidated) return
    const stored: StoredList = {
      release: boot.release,
      language: languageCode(),
      atMs: state.dataUpdatedAt,
      value: state.data,
    }
    storage.set(list.storedAs, JSON.stringify(stored))
  }
  const recall = (list: (typeof LISTS)[number]) => {
    const stored = read(storage.get(list.storedAs))
    if (stored?.release !== boot.release || stored.language !== languageCode()) return
    queries.setQueryData(keyOf(list), stored.value, { updatedAt: stored.atMs })
  }
  for (const list of LISTS) {
    if (queries.getQueryData(keyOf(list)) === undefined) recall(list)
    else store(list)
  }

  const unfollow = queries.getQueryCache().subscribe(({ type, query }) => {
    const list = LISTS.find(({ name }) => name === query.queryKey[0])
    if (type === 'updated' && list && query.state.status === 'success') store(list)
  })
  const unhear = preferences.subscribe(({ language }, former) => {
    if (language.code === former.language.code) return
    for (const list of LISTS) {
      storage.remove(list.storedAs)
      void queries.invalidateQueries({ queryKey: keyOf(list) })
    }
  })
  return () => {
    unfollow()
    unhear()
  }
}

function read(text: string | null): StoredList | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredList)
  } catch {
    return null
  }
}

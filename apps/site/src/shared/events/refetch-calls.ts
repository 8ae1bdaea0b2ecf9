import type { CallName } from '@livery/contract/calls'
import { getOrInsert } from '@livery/ui/get-or-insert'
import type { QueryClient } from '@tanstack/react-query'

/** However fast events come, each call is repeated at most once in this time. */
const PAUSE_MS = 1_000

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly dueAt: number
  /** Before this moment the answer may not have what its event tells. */
  readonly notBefore: number
}

const waiting = new WeakMap<QueryClient, Map<CallName, Set<Waiting>>>()
const requestTimes = new WeakMap<QueryClient, Map<CallName, number>>()

/**
 * Requests again the answers of some calls that the page shows: at once, then at most once a second while events keep
 * coming, and once more after the last event.
 * @param spreadMs the longest random delay, for events that many pages get at the same moment
 * @param afterMs the shortest delay
 */
export function refetchCalls(queries: QueryClient, calls: readonly CallName[], spreadMs = 0, afterMs = 0): void {
  for (const call of calls) {
    const all = getOrInsert(
      getOrInsert(waiting, queries, () => new Map<CallName, Set<Waiting>>()),
      call,
      () => new Set<Waiting>(),
    )
    const times = getOrInsert(requestTimes, queries, () => new Map<CallName, number>())
    const now = Date.now()
    const notBefore = now + afterMs
    const dueAt = Math.max(now, (times.get(call) ?? 0) + PAUSE_MS, notBefore + Math.random() * spreadMs)
    // One request covers both events where it comes soon enough for either, and late enough.
    if ([...all].some((other) => other.dueAt >= notBefore && other.dueAt <= dueAt)) continue
    for (const other of all) {
      if (other.dueAt < dueAt || other.notBefore > dueAt) continue
      clearTimeout(other.timer)
      all.delete(other)
    }
    const ask = () => {
      times.set(call, Date.now())
      void queries.invalidateQueries({ queryKey: [call] })
    }
    if (dueAt <= now) {
      ask()
      continue
    }
    const one: Waiting = {
      ...{ dueAt, notBefore },
      timer: setTimeout(() => {
        all.delete(one)
        ask()
      }, dueAt - now),
    }
    all.add(one)
  }
}

import type { CallName } from '@livery/contract/calls'
import { getOrInsert } from '@livery/ui/get-or-insert'
import type { QueryClient } from '@tanstack/react-query'

/** However fast events come, each call is repeated at most once in this time. */
const PAUSE_MS = 1_000

const waiting = new WeakMap<QueryClient, Map<CallName, ReturnType<typeof setTimeout>>>()
const requestTimes = new WeakMap<QueryClient, Map<CallName, number>>()

/**
 * Requests again the answers of some calls that the page shows: at once, then at most once a second while events keep
 * coming, and once more after the last event.
 * @param spreadMs the longest random delay, for events that many pages get at the same moment
 * @param afterMs the shortest delay
 */
export function refetchCalls(queries: QueryClient, calls: readonly CallName[], spreadMs = 0, afterMs = 0): void {
  for (const call of calls) {
    const timers = getOrInsert(waiting, queries, () => new Map())
    if (timers.has(call)) continue
    const times = getOrInsert(requestTimes, queries, () => new Map<CallName, number>())
    const ask = () => {
      timers.delete(call)
      times.set(call, Date.now())
      void queries.invalidateQueries({ queryKey: [call] })
    }
    const pause = Math.max((times.get(call) ?? 0) + PAUSE_MS - Date.now(), afterMs + Math.random() * spreadMs)
    if (pause <= 0) ask()
    else timers.set(call, setTimeout(ask, pause))
  }
}

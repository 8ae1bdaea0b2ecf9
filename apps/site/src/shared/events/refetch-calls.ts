import type { CallName } from '@livery/contract/calls'
import { getOrInsert } from '@livery/ui/get-or-insert'
import type { QueryClient } from '@tanstack/react-query'

/** However fast events come, each call is repeated at most once in this time. */
const PAUSE_MS = 1_000

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly dueAt: number
}

const waiting = new WeakMap<QueryClient, Map<CallName, Waiting>>()
const requestTimes = new WeakMap<QueryClient, Map<CallName, number>>()

/**
 * Requests again the answers of some calls that the page shows: at once, then at most once a second while events keep
 * coming, and once more after the last event.
 * @param spreadMs the longest random delay, for events that many pages get at the same moment
 * @param afterMs the shortest delay
 */
export function refetchCalls(queries: QueryClient, calls: readonly CallName[], spreadMs = 0, afterMs = 0): void {
  for (const call of calls) {
    const timers = getOrInsert(waiting, queries, () => new Map<CallName, Waiting>())
    const times = getOrInsert(requestTimes, queries, () => new Map<CallName, number>())
    const ask = () => {
      timers.delete(call)
      times.set(call, Date.now())
      void queries.invalidateQueries({ queryKey: [call] })
    }
    const pause = Math.max((times.get(call) ?? 0) + PAUSE_MS - Date.now(), afterMs + Math.random() * spreadMs)
    const dueAt = Date.now() + Math.max(0, pause)
    const before = timers.get(call)
    // The earlier request covers both events.
    if (before && before.dueAt <= dueAt) continue
    clearTimeout(before?.timer)
    if (pause <= 0) ask()
    else timers.set(call, { timer: setTimeout(ask, pause), dueAt })
  }
}

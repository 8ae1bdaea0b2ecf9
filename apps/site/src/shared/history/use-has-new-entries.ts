import { queryKey } from '@livery/contract/query-key'
import { useCallback, useSyncExternalStore } from 'react'
import { useVisit } from '../visit/use-visit.ts'

/** When the shown balance was last set: by an event, whenever money has moved. */
function useBalanceAt(): number {
  const { queries } = useVisit()
  const subscribe = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries])
  const read = () => queries.getQueryState(queryKey('getBalanceV2'))?.dataUpdatedAt ?? 0
  return useSyncExternalStore(subscribe, read, () => 0)
}

/** Whether money has moved since a period that can still grow was read. */
export function useHasNewEntries(readAt: number, isOpen: boolean): boolean {
  const movedAt = useBalanceAt()
  return isOpen && readAt > 0 && movedAt > readAt
}

import type { SystemStatus } from '@livery/contract/system'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether the site is open to this visitor: as the page said, until the gateway says otherwise. */
export type AvailabilityStore = StoreApi<SystemStatus> & {
  /** Asks the gateway why it refuses every call, and shows that in place of the site. */
  readonly ask: (fetchStatus: () => Promise<SystemStatus>) => void
}

export function createAvailabilityStore(status: SystemStatus): AvailabilityStore {
  const store = createStore<SystemStatus>()(() => status)
  let isAsking = false
  return {
    ...store,
    ask(fetchStatus) {
      if (isAsking || store.getState().status !== 0) return
      isAsking = true
      fetchStatus()
        // A call that was refused for a reason of its own, such as a place where it is not offered, closes nothing.
        .then((now) => now.status !== 0 && store.setState(now, true))
        .catch(() => undefined)
        .finally(() => {
          isAsking = false
        })
    },
  }
}

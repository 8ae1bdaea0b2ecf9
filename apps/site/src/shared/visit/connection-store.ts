import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether events arrive at present; without them, data that must be fresh is polled. */
export type ConnectionStore = StoreApi<{ readonly live: boolean }>

export function createConnectionStore(): ConnectionStore {
  return createStore(() => ({ live: false }))
}

import { createStore, type StoreApi } from 'zustand/vanilla'

/** Whether events arrive at present; what must be fresh is asked for where they do not. */
export type ConnectionStore = StoreApi<{ readonly live: boolean }>

export function createConnectionStore(): ConnectionStore {
  return createStore(() => ({ live: false }))
}

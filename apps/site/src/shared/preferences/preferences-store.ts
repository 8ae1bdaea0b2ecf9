import type { Boot, BootLanguage, ColourMode } from '@livery/contract/boot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from './storage.ts'

/** What a visitor set for this device. Mode and language are known to the server by cookie; the rest is not. */
export interface Preferences {
  readonly mode: ColourMode
  readonly language: BootLanguage
  readonly balanceHidden: boolean
  /** For this visit only: a remembered width would be known too late and move the first page. */
  readonly menuCollapsed: boolean
}

export type PreferencesStore = StoreApi<Preferences>

const BALANCE_HIDDEN = 'hideBalance'

/** Begins with what the server rendered; `recallPreferences` adds what only the device knows, after hydration. */
export function createPreferencesStore(boot: Boot): PreferencesStore {
  return createStore<Preferences>()(() => ({
    mode: boot.mode,
    language: boot.language,
    balanceHidden: false,
    menuCollapsed: false,
  }))
}

/** Reads back what was remembered (ruling 10: the balance is visible until somebody hides it). */
export function recallPreferences(store: PreferencesStore, storage: SafeStorage): void {
  store.setState({ balanceHidden: storage.get(BALANCE_HIDDEN) === 'true' })
}

export function setBalanceHidden(store: PreferencesStore, storage: SafeStorage, hidden: boolean): void {
  storage.set(BALANCE_HIDDEN, String(hidden))
  store.setState({ balanceHidden: hidden })
}

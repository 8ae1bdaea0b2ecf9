import type { Boot, BootLanguage, ColourMode } from '@livery/contract/boot'
import { MENU_FOLDED, MENU_FOLDED_KEY } from '@livery/contract/early-menu'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from './storage.ts'

/** What a visitor set for this device. Mode and language are known to the server by cookie; the rest is not. */
export interface Preferences {
  readonly mode: ColourMode
  readonly language: BootLanguage
  readonly balanceHidden: boolean
  /** The document's head says it before the first paint, by `data-menu` at the root. */
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

/** Reads back what was remembered (docs/decisions/11: the balance is visible until somebody hides it). */
export function recallPreferences(store: PreferencesStore, storage: SafeStorage): void {
  store.setState({
    balanceHidden: storage.get(BALANCE_HIDDEN) === 'true',
    menuCollapsed: storage.get(MENU_FOLDED_KEY) === 'true',
  })
}

export function setBalanceHidden(store: PreferencesStore, storage: SafeStorage, hidden: boolean): void {
  storage.set(BALANCE_HIDDEN, String(hidden))
  store.setState({ balanceHidden: hidden })
}

export function setMenuCollapsed(store: PreferencesStore, storage: SafeStorage, collapsed: boolean): void {
  storage.set(MENU_FOLDED_KEY, String(collapsed))
  const { dataset } = document.documentElement
  if (collapsed) dataset.menu = MENU_FOLDED
  else delete dataset.menu
  store.setState({ menuCollapsed: collapsed })
}

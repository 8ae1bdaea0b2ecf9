import type { Boot, BootLanguage, ColourMode } from '@livery/contract/boot'
import { MENU_FOLDED, MENU_FOLDED_KEY } from '@livery/contract/early-menu'
import { WORDS } from '@livery/contract/texts'
import type { FormatLocale } from '@livery/locale/locale-row'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/storage.ts'

/** With its words for dates, where engines lack them. */
export type PageLanguage = BootLanguage & Pick<FormatLocale, 'words'>

/** A visitor's settings on this device. The server knows mode and language by cookie, but not the others. */
export interface Preferences {
  readonly mode: ColourMode
  readonly language: PageLanguage
  readonly balanceHidden: boolean
  /** A script of the head sets it before the first paint, as `data-menu` of `<html>`. */
  readonly menuCollapsed: boolean
}

export type PreferencesStore = StoreApi<Preferences>

const BALANCE_HIDDEN = 'hideBalance'

/** Begins with what the server rendered; `recallPreferences` adds after hydration what only the device knows. */
export function createPreferencesStore(boot: Boot, texts: Readonly<Record<string, unknown>> = {}): PreferencesStore {
  return createStore<Preferences>()(() => ({
    mode: boot.mode,
    language: withWords(boot.language, texts[WORDS]),
    balanceHidden: false,
    menuCollapsed: false,
  }))
}

/** A language with its words, if its texts bring any. */
export function withWords(language: BootLanguage, words: unknown): PageLanguage {
  return words ? { ...language, words: words as NonNullable<FormatLocale['words']> } : language
}

/** Reads the stored settings (docs/decisions/11: the balance is visible until somebody hides it). */
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

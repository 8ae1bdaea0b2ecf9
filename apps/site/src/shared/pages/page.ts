import type { GameType } from '@livery/contract/games'
import type { IconName } from '@livery/ui/icon'
import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/areas.ts'

/** Who may see a page. Others are led to the sign-in: the login pop-up, or the agents' login page. */
export const GUARDS = ['everyone', 'member', 'agent'] as const
export type Guard = (typeof GUARDS)[number]

/**
 * A page of the site, owned by its feature. Routes, top navigation, side menu and tab bar are derived from these
 * records, filtered and ordered by the merchant's menus and by who is signed in.
 */
export interface Page {
  /** The id that merchants' menus name. */
  readonly id: string
  /** Its addresses; the first is canonical. */
  readonly paths: readonly [string, ...string[]]
  readonly titleKey: PageTitleKey
  readonly icon: IconName
  /** Its default order among pages of its kind. */
  readonly order: number
  readonly guard: Guard
  /** Without the player's header, menus and footer: the agents' pages. */
  readonly alone?: true
  /** A game's page: the side menu is hidden (docs/product.md 2.3). */
  readonly isGame?: true
  /** The menu that contains it, besides those that contain all pages. */
  readonly menu?: 'memberMenu'
  /** The text areas it needs besides those of every page. */
  readonly areas?: readonly TextArea[]
  /** Set for the page of a game category: shown only when the merchant has that category. */
  readonly category?: GameType
  /** Source file, relative to the app: the key of its chunk in the build's manifest. */
  readonly module: string
  readonly component: PageComponent
}

export type PageTitleKey = `core:${'nav' | 'category' | 'notFound' | 'account'}.${string}`

/** A page's component with its chunk: `preload` before rendering, so that neither the server nor hydration waits. */
export interface PageComponent {
  readonly preload: () => Promise<void>
  /**
   * A failed load stays failed until this is called: React renders a suspended page several times and must get the same
   * error.
   */
  readonly forget: () => void
  /** Null until the chunk is loaded. */
  readonly loaded: () => ComponentType | null
}

import type { GameType } from '@livery/contract/games'
import type { IconName } from '@livery/ui/icon'
import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/areas.ts'

/** Who may see a page. Others are sent to where one signs in: to the login pop-up, agents to a page of their own. */
export const GUARDS = ['everyone', 'member', 'agent'] as const
export type Guard = (typeof GUARDS)[number]

/**
 * A page of the site, owned by its feature. Routes, top navigation, side menu and tab bar are derived from these
 * records, filtered and ordered by the merchant's menus and by who is looking.
 */
export interface Page {
  /** The id that merchants' menus name. */
  readonly id: string
  /** Its address; the first is canonical, the others show the same. */
  readonly paths: readonly [string, ...string[]]
  readonly titleKey: PageTitleKey
  readonly icon: IconName
  /** Place among its equals where a menu gives no order. */
  readonly order: number
  readonly guard: Guard
  /** Stands without the player's header, menus and footer: the pages of agents. */
  readonly alone?: true
  /** A game's page: the side menu makes room for it (docs/product.md 2.3). */
  readonly isGame?: true
  /** The menu it stands in, besides those that all pages stand in. */
  readonly menu?: 'memberMenu'
  /** Text it needs besides that of every page. */
  readonly areas?: readonly TextArea[]
  /** Set for the page of a game category: shown only when the merchant has that category. */
  readonly category?: GameType
  /** Source file, relative to the app: the key of its chunk in the build's manifest. */
  readonly module: string
  readonly component: PageComponent
}

export type PageTitleKey = `core:${'nav' | 'category' | 'notFound' | 'account'}.${string}`

/** A page's component with its chunk: `preload` before rendering, so that neither server nor hydration ever waits. */
export interface PageComponent {
  readonly preload: () => Promise<void>
  /**
   * A load that failed stays failed until this is called: who renders the page asks again and again, and must be told
   * once.
   */
  readonly forget: () => void
  /** Null until the chunk has come. */
  readonly loaded: () => ComponentType | null
}

import type { PageId, PageRecord } from '@livery/contract/pages'
import type { Composition } from '@livery/theme/composition'
import type { IconName } from '@livery/ui/icon'
import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/areas.ts'
import type { Visit } from '../visit/visit.ts'

/**
 * A feature's description of its page: its name, its icon, and how it is loaded. The contract's table has its address.
 */
export interface PageLook {
  readonly titleKey: PageTitleKey
  readonly icon: IconName
  /** The text areas it needs besides those of every page. */
  readonly areas?: readonly TextArea[]
  readonly component: PageComponent
  /**
   * Only for pages that show one item of many: the name of the item at an address. Null when there is none, undefined
   * while that is not known.
   */
  readonly named?: (visit: Visit, pathname: string) => NamedPage | null | undefined
  /** Variants of its parts that only some compositions show, and that only their merchants load. */
  readonly variants?: (composition: Composition) => readonly Chunk[]
}

interface NamedPage {
  readonly name: string
  /** For search engines and link previews. */
  readonly description: string
}

/** What is loaded before a page renders. */
export interface Chunk {
  /** Its source file, or the name of a chunk of several, by which the gateway finds it. */
  readonly module: string
  readonly component: Pick<PageComponent, 'preload' | 'forget'>
}

/** A variant of a part of the site, in a chunk of its own. */
export interface Variant<Props = object> extends Chunk {
  readonly component: PageComponent<Props>
}

/** The looks of a feature's pages, by their ids. */
export type PageLooks = Partial<Readonly<Record<PageId, PageLook>>>

/**
 * A page of the site. Routes, top navigation, side menu and tab bar are derived from these records, filtered and
 * ordered by the merchant's menus and by who is looking.
 */
export interface Page extends PageRecord, PageLook {
  readonly id: PageId
}

/**
 * The key of a page's title, in the texts of every page; for a page that only its own menu names, in the texts of the
 * frame with that menu.
 */
export type PageTitleKey =
  | `core:${'nav' | 'category' | 'notFound' | 'account' | 'page'}.${string}`
  | `agent:page.${string}`

/** A page's component with its chunk: `preload` before rendering, so that neither the server nor hydration waits. */
export interface PageComponent<Props = object> {
  readonly preload: () => Promise<void>
  /**
   * A failed load stays failed until this is called: React renders a suspended page several times and must get the same
   * error.
   */
  readonly forget: () => void
  /** Null until the chunk is loaded. */
  readonly loaded: () => ComponentType<Props> | null
}

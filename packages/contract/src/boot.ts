import type { Composition } from '@livery/theme/composition'
import type { RegistrationConfig } from './auth/registration-config.ts'
import type { Capabilities } from './capabilities.ts'
import type { GameType } from './games.ts'
import type { AccountMenuPageId } from './pages.ts'
import type { SystemStatus } from './system.ts'
import type { TextVersions } from './texts.ts'

/**
 * A language as the site needs it; the gateway sends only the merchant's. Code and name are those of the language the
 * reader chose. The rest belongs to the page's language, which differs while the chosen one has no texts yet.
 */
export interface BootLanguage {
  readonly code: string
  readonly nativeName: string
  /** BCP 47 tag of the name itself. */
  readonly nativeTag: string
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly script: string
  readonly formatTag: string
  readonly formatFallback: string | null
  /** The layout of numbers: `NumberLayout` of `@livery/locale`. */
  readonly numbers: {
    readonly decimal: string
    readonly group: string
    readonly sizes: readonly [last: number, others: number]
    readonly groupedFrom: number
    readonly symbolFirst: boolean
  }
}

export const COLOUR_MODES = ['light', 'dark', 'auto'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

/** An entry of a menu that configuration enables and orders; unknown ids are skipped by the site and counted. */
export interface BootMenus {
  readonly topNavigation: readonly string[]
  readonly sideMenu: readonly string[]
  readonly homeSections: readonly string[]
  /** The number of entries in a section of the home page, by its id, where it differs from the usual number. */
  readonly homeLimits: Readonly<Record<string, number>>
  readonly memberMenu: readonly string[]
  /** Pages in the account menu as well as in the member menu; absent where the merchant has none of them. */
  readonly accountMenu?: readonly AccountMenuPageId[]
  readonly categories: readonly GameType[]
}

/**
 * The public part of a merchant: any visitor of its host may read all of this, and nothing else of a merchant leaves
 * the gateway.
 */
export interface BootMerchant {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly legalName: string
  readonly copyrightYear: number
  readonly logo: { readonly light: string; readonly dark: string; readonly mark: string }
  readonly currency: { readonly code: string; readonly symbol: string; readonly exponent: number }
  readonly timeZone: string
  readonly jurisdiction: {
    readonly id: string
    /** The supervising authority. */
    readonly authority?: string
    readonly licence: string | null
    /** The address at which the authority, or the merchant, publishes it. */
    readonly licenceUrl?: string
    readonly ageMinimum: number
    /** Free trials are for members, who have stated their age; absent where they are for everybody. */
    readonly ageBeforeFreePlay?: true
  }
  readonly channels: readonly { readonly kind: string; readonly url: string }[]
  readonly apps: readonly {
    readonly kind: 'ios' | 'android' | 'lite'
    readonly url: string
    readonly qr: string | null
    /** The page that explains the installation. */
    readonly guide?: string
  }[]
  /** Size in pixels of the window customer service opens in. */
  readonly supportWindow: { readonly width: number; readonly height: number }
  /** Where Firebase sends the SMS codes: its public ids, and its emulator in development. */
  readonly firebase?: FirebaseProject
}

export interface FirebaseProject {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** Host and port. */
  readonly emulator?: string
}

/**
 * The data a page is rendered from, on the server and in the browser. The gateway puts it into the first HTML as
 * `<script type="application/json" id="boot">`, without the part that the browser fetches while scripts load
 * (`FirstData`). That part contains `queries`, which fill the query cache with pairs of (query key, value).
 */
export interface Boot {
  readonly release: string
  readonly buildId: string
  readonly status: SystemStatus
  readonly merchant: BootMerchant
  readonly capabilities: Capabilities
  readonly menus: BootMenus
  /** The theme's composition of pages, where it differs from the usual one. */
  readonly composition: Partial<Composition>
  readonly registration: RegistrationConfig
  readonly language: BootLanguage
  readonly languages: readonly BootLanguage[]
  readonly mode: ColourMode
  /** The versions of the texts in this language. */
  readonly texts: TextVersions
  readonly vendorMarks: readonly { readonly code: string; readonly name: string; readonly mono: string }[]
  /** The ways to pay that the merchant offers, each with its picture, 160 × 48. */
  readonly paymentMarks: readonly { readonly id: string; readonly name: string; readonly logo: string }[]
  readonly queries: readonly (readonly [readonly unknown[], unknown])[]
  readonly gameOrigins: readonly string[]
  /** Set when this visitor sees a release that others do not see (a preview or a canary). */
  readonly preview?: { readonly release: string; readonly until: string }
}

/** The cookies the gateway reads to choose language and colour mode before the first byte. Values: platform code; mode. */
export const LANGUAGE_COOKIE = 'lang'
export const MODE_COOKIE = 'mode'
/** The element id of the inlined boot document. */
export const BOOT_ELEMENT_ID = 'boot'

import type { Boot } from '@livery/contract/boot'
import type { CallName } from '@livery/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import type { AxiosAdapter } from 'axios'
import type { i18n } from 'i18next'
import type { CallFunction } from '../http/call.ts'
import type { SafeStorage } from '../storage/storage.ts'
import type { AvailabilityStore } from './availability-store.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { FavouritesStore } from './favourites-store.ts'
import type { Hydration } from './hydration.ts'
import type { PopupStore } from './popup-store.ts'
import type { PreferencesStore } from './preferences-store.ts'
import type { SessionStore } from './session-store.ts'

/** The part of a WebSocket that events need. */
export type EventSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close' | 'readyState'>

/**
 * How a visit reaches its gateway: by the network, unless stated otherwise. Storybook shows pages without a gateway.
 */
export interface Reach {
  readonly adapter?: AxiosAdapter
  readonly openSocket?: (url: URL) => EventSocket
  /** A one-time code from the address. */
  readonly addressCode?: string | undefined
  /** The hydration of the page's markup, if a server rendered it. */
  readonly hydration?: Hydration
  /** The texts made ready, where visits share them. */
  readonly i18n?: i18n
}

/** Navigates to a page of this site; for code outside of components. */
export interface Course {
  go: (path: string, replace?: boolean) => void
}

/** Everything one visit holds. Nothing is stored in modules, so that a server can render many visits at once. */
export interface Visit {
  readonly boot: Boot
  readonly i18n: i18n
  readonly queries: QueryClient
  readonly call: CallFunction
  /** Called with each call that was answered with success. */
  readonly answered: Set<(name: CallName) => void>
  readonly openSocket: (url: URL) => EventSocket
  readonly session: SessionStore
  readonly preferences: PreferencesStore
  readonly popups: PopupStore
  readonly favourites: FavouritesStore
  readonly connection: ConnectionStore
  readonly availability: AvailabilityStore
  readonly sessionStorage: SafeStorage
  readonly localStorage: SafeStorage
  /** Set by the router around the page. */
  readonly course: Course
  readonly addressCode: string | undefined
  readonly hydration: Hydration
}

import type { AxiosAdapter } from 'axios'

/** What a call must know of the visit, read at the moment of the call. */
export interface CallContext {
  readonly token: () => string | null
  readonly languageTag: () => string
  /** Called when the gateway no longer accepts the token. */
  readonly onSessionLost: () => void
  /** Replaces the network in tests and Storybook. */
  readonly adapter?: AxiosAdapter | undefined
}

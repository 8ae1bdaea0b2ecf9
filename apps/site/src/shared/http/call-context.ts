import type { AxiosAdapter } from 'axios'

/** What a call needs to know of the visitor, read at the moment of the call. */
export interface CallContext {
  readonly token: () => string | null
  readonly languageTag: () => string
  /** The gateway no longer knows the token that was sent. */
  readonly onSessionLost: () => void
  /** Takes the place of the network. */
  readonly adapter?: AxiosAdapter | undefined
}

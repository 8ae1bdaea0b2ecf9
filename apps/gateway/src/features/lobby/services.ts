import type { Database } from '../../platform/database/connect.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What the lobby needs of the gateway. */
export interface LobbyServices {
  readonly database: Database
  readonly texts: TextStore
  /** Knows where a game's picture is, by the game's code. */
  readonly catalogue: { iconUrl(code: string): string }
}

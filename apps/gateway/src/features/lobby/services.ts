import type { Database } from '../../platform/database/connect.ts'
import type { NamedGames } from '../../tenancy/content/banners.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that the lobby needs. */
export interface LobbyServices {
  readonly database: Database
  readonly texts: TextStore
  /** Gives the address of a game's picture, by the game's code, and finds games by their names. */
  readonly catalogue: { iconUrl(code: string): string } & NamedGames
}

import type { Database } from '../../platform/database/connect.ts'
import type { Settings } from '../../platform/settings.ts'
import type { NamedGames } from '../../tenancy/content/banners.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that messages need. */
export interface MessageServices {
  readonly texts: TextStore
  readonly catalogue: NamedGames
}

/** The gateway's services that the inbox needs. */
export interface InboxServices {
  readonly texts: TextStore
  readonly database: Database
}

/** The gateway's services that notifications on devices need. */
export interface PushServices {
  readonly settings: Pick<Settings, 'push' | 'deploymentSecret' | 'previousSecrets'>
  readonly database: Database
}

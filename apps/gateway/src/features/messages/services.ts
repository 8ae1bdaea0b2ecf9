import type { Database } from '../../platform/database/connect.ts'
import type { Settings } from '../../platform/settings.ts'
import type { NamedGames } from '../../tenancy/content/banners.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What messages need of the gateway. */
export interface MessageServices {
  readonly texts: TextStore
  readonly catalogue: NamedGames
}

/** What the inbox needs of the gateway. */
export interface InboxServices {
  readonly texts: TextStore
  readonly database: Database
}

/** What notifications on devices need of the gateway. */
export interface PushServices {
  readonly settings: Pick<Settings, 'push' | 'deploymentSecret' | 'previousSecrets'>
  readonly database: Database
}

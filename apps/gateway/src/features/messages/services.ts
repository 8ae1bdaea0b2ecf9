import type { Database } from '../../platform/database/connect.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What messages need of the gateway. */
export interface MessageServices {
  readonly database: Database
  readonly texts: TextStore
}

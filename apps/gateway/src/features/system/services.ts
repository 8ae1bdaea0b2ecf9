import type { PayloadKeys } from '../../calls/payload/keys.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What the state of a site needs of the gateway. */
export interface SystemServices {
  readonly database: Database
  readonly texts: TextStore
  readonly payloadKeys: PayloadKeys
}

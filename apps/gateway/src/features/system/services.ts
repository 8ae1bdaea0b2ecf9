import type { PayloadKeys } from '../../calls/payload/keys.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Access } from '../../tenancy/access/access.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that a site's status needs. */
export interface SystemServices {
  readonly database: Database
  readonly texts: TextStore
  readonly access: Access
  readonly payloadKeys: PayloadKeys
}

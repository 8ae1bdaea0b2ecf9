import type { Database } from '../../platform/database/connect.ts'

/** What the account's calls need of the gateway. */
export interface AccountServices {
  readonly database: Database
}

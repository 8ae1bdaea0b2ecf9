import type { Database } from '../../platform/database/connect.ts'

/** The gateway's services that the account's calls need. */
export interface AccountServices {
  readonly database: Database
}

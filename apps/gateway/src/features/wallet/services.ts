import type { Database } from '../../platform/database/connect.ts'

/** What the wallet's calls need of the gateway. */
export interface WalletServices {
  readonly database: Database
}

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'

/** The gateway's services that the wallet's calls need. */
export interface WalletServices {
  readonly database: Database
  readonly vendors: Pick<Vendors, 'byId' | 'byCode' | 'games' | 'connection' | 'logoUrl' | 'ownWallets'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

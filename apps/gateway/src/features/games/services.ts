import type { OwnWallet } from '@livery/contract/games'
import type { WinnerEntry } from '@livery/contract/lobby'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../members/sessions/session.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Access } from '../../tenancy/access/access.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { VendorManifest } from '../../tenancy/vendors/manifest.ts'
import type { Vendors } from '../../tenancy/vendors/vendors.ts'
import type { Catalogue } from './catalogue.ts'
import type { Feed } from './feed.ts'
import type { Prizes } from './prizes.ts'
import type { Tables } from './tables.ts'

/** The gateway's services that games need. */
export interface GameServices {
  readonly database: Database
  readonly metrics: Pick<Metrics, 'walletCalls'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly catalogue: Catalogue
  readonly tables: Tables
  readonly prizes: Prizes
  readonly feed: Feed
  readonly vendors: Vendors
  readonly access: Access
  /**
   * Moves the member's money to where games of this vendor are played, before the game opens. The game opens even if
   * this fails. Null where it is played from the main wallet.
   */
  readonly moveMoneyForGame: (site: Site, account: Account, vendor: VendorManifest) => Promise<OwnWallet | null>
  /** Brings money back that was moved to this vendor for a game which then did not open. */
  readonly bringMoneyBack: (site: Site, account: Account, vendor: VendorManifest) => Promise<void>
}

/** What the calls about games need besides. */
export interface GameCallServices extends GameServices {
  /** The latest wins in a game, newest first. */
  readonly winsOf: (site: Site, language: string, nodeId: number, limit: number) => Promise<WinnerEntry[]>
}

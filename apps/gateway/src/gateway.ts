import type { FastifyBaseLogger } from 'fastify'
import type { Valkey } from 'iovalkey'
import type { BotCheck } from './auth/bot-check/bot-check.ts'
import type { PayloadKeys } from './auth/payload/keys.ts'
import type { SocialNetworks } from './auth/social/networks.ts'
import type { Database } from './db/connect.ts'
import type { EventHub } from './events/hub.ts'
import type { Catalogue } from './games/catalogue.ts'
import type { Vendors } from './games/vendors.ts'
import type { Registry } from './hosts/registry.ts'
import type { Pictures } from './images/pictures.ts'
import type { PageRenderer } from './page/renderer.ts'
import type { SkippedIds } from './page/skipped-ids.ts'
import type { ReleaseOperations } from './releases/operations.ts'
import type { Plans } from './releases/plans.ts'
import type { Previews } from './releases/preview.ts'
import type { ReleaseStore } from './releases/store.ts'
import type { Sending } from './sending/sending.ts'
import type { Settings } from './settings.ts'
import type { TextStore } from './texts/text-store.ts'

/** The running gateway: what handlers reach for. It is put together once, in `assemble.ts`. */
export interface Gateway {
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  readonly database: Database
  readonly registry: Registry
  readonly releases: {
    readonly store: ReleaseStore
    readonly plans: Plans
    readonly operations: ReleaseOperations
  }
  readonly previews: Previews
  readonly texts: TextStore
  readonly vendors: Vendors
  readonly catalogue: Catalogue
  readonly pictures: Pictures
  readonly pages: PageRenderer
  /** What pages left out because the site does not know it. */
  readonly skipped: SkippedIds
  readonly payloadKeys: PayloadKeys
  /** SMS and e-mails. */
  readonly sending: Sending
  readonly botCheck: BotCheck
  readonly social: SocialNetworks
  readonly events: EventHub
  /** Shared counters of several processes; null for one process alone. */
  readonly valkey: Valkey | null
}

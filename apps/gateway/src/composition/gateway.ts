import type { CallName } from '@livery/contract/calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from '../calls/handlers.ts'
import type { PayloadKeys } from '../calls/payload/keys.ts'
import type { BotCheck } from '../features/auth/bot-check/bot-check.ts'
import type { SocialNetworks } from '../features/auth/social/networks.ts'
import type { CallbackServices } from '../features/cashier/callbacks/services.ts'
import type { DepositBonuses } from '../features/cashier/deposit-bonuses.ts'
import type { DepositWays } from '../features/cashier/deposit-ways.ts'
import type { PayoutWays } from '../features/cashier/payout-ways.ts'
import type { Catalogue } from '../features/games/catalogue.ts'
import type { Feed } from '../features/games/feed.ts'
import type { Prizes } from '../features/games/prizes.ts'
import type { Tables } from '../features/games/tables.ts'
import type { MoneyServices } from '../features/operator/money/services.ts'
import type { ChatHub } from '../members/chat/hub.ts'
import type { PageRenderer } from '../page/renderer.ts'
import type { OpenDatabase } from '../platform/database/connect.ts'
import type { EventHub } from '../platform/events/hub.ts'
import type { Geolocation } from '../platform/geolocation/geolocation.ts'
import type { Drain } from '../platform/http/drain.ts'
import type { Counters } from '../platform/limits/counters.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Pictures } from '../platform/pictures/pictures.ts'
import type { Sending } from '../platform/sending/sending.ts'
import type { Settings } from '../platform/settings.ts'
import type { UploadLinks } from '../platform/uploads/upload-links.ts'
import type { Access } from '../tenancy/access/access.ts'
import type { WrittenAnnouncements } from '../tenancy/announcements/written.ts'
import type { PaymentMethods } from '../tenancy/payments/payment-methods.ts'
import type { ReleaseOperations } from '../tenancy/publishing/operations.ts'
import type { Plans } from '../tenancy/releases/plans.ts'
import type { Previews } from '../tenancy/releases/preview.ts'
import type { ReleaseStore } from '../tenancy/releases/store.ts'
import type { Registry } from '../tenancy/sites/registry.ts'
import type { SkippedIds } from '../tenancy/skipped-ids.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import type { Vendors } from '../tenancy/vendors/vendors.ts'

/** All services of the gateway, made once in `assemble.ts`; each feature declares which of them it needs. */
export interface Services {
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly database: OpenDatabase
  readonly registry: Registry
  readonly written: WrittenAnnouncements
  readonly releases: {
    readonly store: ReleaseStore
    readonly plans: Plans
    readonly operations: ReleaseOperations
  }
  readonly previews: Previews
  readonly texts: TextStore
  readonly geolocation: Geolocation
  readonly access: Access
  readonly vendors: Vendors
  readonly payments: PaymentMethods
  readonly catalogue: Catalogue
  readonly tables: Tables
  readonly prizes: Prizes
  readonly feed: Feed
  readonly depositWays: DepositWays
  readonly depositBonuses: DepositBonuses
  readonly payoutWays: PayoutWays
  readonly moneyWays: MoneyServices['moneyWays']
  readonly decimalsOf: MoneyServices['decimalsOf']
  readonly callbackAccount: CallbackServices['callbackAccount']
  readonly pictures: Pictures
  readonly uploadLinks: UploadLinks
  /** The ids that were left out of pages because the site does not know them. */
  readonly skipped: SkippedIds
  readonly payloadKeys: PayloadKeys
  readonly sending: Sending
  readonly botCheck: BotCheck
  readonly social: SocialNetworks
  readonly events: EventHub
  readonly chat: ChatHub
  /** The counters of limits, which several processes may share. */
  readonly counters: Counters
  readonly drain: Drain
}

/** The running gateway. */
export interface Gateway extends Services {
  readonly handlers: Handlers<CallName>
  readonly pages: PageRenderer
}

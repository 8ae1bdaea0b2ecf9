import { TRANSFER_DIRECTIONS } from '@livery/contract/vendor-wallet'
import { WALLET_TRANSFER_STATES } from '@livery/contract/wallet/transfers'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { member } from './member.ts'

const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(', ')

/** Money on its way between a member's main wallet and the wallet a vendor keeps (docs/decisions/79). */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    /** The vendor's reference of it, the same however often it is sent. */
    reference: text('reference').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The vendor's folder in `vendors/`. */
    vendorId: text('vendor_id').notNull(),
    /** `in`: to the vendor; `out`: home. */
    direction: text('direction', { enum: TRANSFER_DIRECTIONS }).notNull(),
    /** The browser's key of the request: the same request again is the same transfer. */
    requestKey: text('request_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    currency: text('currency').notNull(),
    exponent: smallint('exponent').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    state: text('state', { enum: WALLET_TRANSFER_STATES }).notNull(),
    /** Why it failed, as a code. */
    reason: text('reason'),
    requestedAt: instant('requested_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instant('updated_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: 'wallet_transfer_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    unique('wallet_transfer_request').on(table.memberId, table.merchantId, table.requestKey),
    // One at a time: while money is on its way, a player's balance at a vendor is unknown.
    uniqueIndex('wallet_transfer_open')
      .on(table.memberId, table.merchantId, table.vendorId)
      .where(sql`${table.state} in ('created', 'sent', 'unknown')`),
    index('wallet_transfer_by_member').on(table.memberId, table.merchantId, table.requestedAt.desc().nullsFirst()),
    check('wallet_transfer_amount', sql`${table.amountMinor} > 0`),
    check('wallet_transfer_direction', sql.raw(`"direction" in (${words(TRANSFER_DIRECTIONS)})`)),
    check('wallet_transfer_state', sql.raw(`"state" in (${words(WALLET_TRANSFER_STATES)})`)),
  ],
)

/**
 * The amount a member wants moved when a game of a vendor with an own wallet opens, and whether it comes home
 * afterwards.
 */
export const walletChoice = pgTable(
  'wallet_choice',
  {
    merchantId: text('merchant_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    brings: text('brings', { enum: ['all', 'amount', 'nothing'] }).notNull(),
    /** Only for `amount`. */
    amountMinor: bigint('amount_minor', { mode: 'bigint' }),
    comesHome: boolean('comes_home').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.merchantId] }),
    foreignKey({
      name: 'wallet_choice_member',
      columns: [table.merchantId, table.memberId],
      foreignColumns: [member.merchantId, member.id],
    }),
    check('wallet_choice_amount', sql`(${table.brings} = 'amount') = (${table.amountMinor} is not null)`),
    check('wallet_choice_brings', sql`${table.brings} in ('all', 'amount', 'nothing')`),
  ],
)

/** The place up to which the rounds played with a vendor's own wallets have been read; over all merchants. */
export const vendorRoundPlace = pgTable('vendor_round_place', {
  connection: text('connection').primaryKey(),
  place: text('place').notNull(),
})

import { oneOf } from '@livery/contract/schemas'
import { WALLET_LIMITS, WALLET_STATUSES } from '@livery/contract/vendor'
import Type, { type Static } from 'typebox'
import { json, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { WalletLimits } from '../wallet/operations.ts'
import type { WalletOwner } from './transfers.ts'

export interface PlayedRound extends WalletOwner {
  /** The vendor's connection, within which round ids are unique. */
  readonly adapter: string
  readonly vendorId: string
  readonly nodeId: number
  readonly roundId: string
  /** Decimal strings. */
  readonly stake: string
  readonly win: string
}

const Booked = Type.Object({ status: oneOf(WALLET_STATUSES), limit: Type.Optional(oneOf(WALLET_LIMITS)) })
export type Booked = Readonly<Static<typeof Booked>>
const BOOKED = json(Booked)

/**
 * Books a round that was played with money in a vendor's own wallet, once. `INSUFFICIENT_FUNDS`: that money is not
 * booked there yet, because its transfer's answer is missing.
 */
export async function bookVendorRound(sql: Sql, round: PlayedRound, limits: WalletLimits): Promise<Booked> {
  const { adapter, merchantId, memberId, currency, vendorId, nodeId, roundId, stake, win } = round
  const row = await sql.row(
    { booked: BOOKED },
    'select vendor_round_book($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as booked',
    [
      adapter,
      merchantId,
      memberId,
      currency.code,
      currency.exponent,
      vendorId,
      nodeId,
      roundId,
      stake,
      win,
      limits.amount,
      limits.round,
      limits.hour,
    ],
  )
  return row!.booked
}

/** The place up to which the rounds of a connection were read; null at its beginning. Over all merchants. */
export async function roundPlaceOf(sql: Sql, connection: string): Promise<string | null> {
  const row = await sql.row({ place: text }, 'select place from vendor_round_place where connection = $1', [connection])
  return row?.place ?? null
}

/** Stores that place, unless another gateway has read further meanwhile. */
export async function keepRoundPlace(sql: Sql, connection: string, before: string | null, place: string) {
  await sql.run(
    before === null
      ? 'insert into vendor_round_place (connection, place) values ($1, $2) on conflict do nothing'
      : 'update vendor_round_place set place = $2 where connection = $1 and place = $3',
    before === null ? [connection, place] : [connection, place, before],
  )
}

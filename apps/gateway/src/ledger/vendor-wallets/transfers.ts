import { createHash } from 'node:crypto'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
import { TRANSFER_DIRECTIONS, type TransferDirection, type TransferRefusal } from '@livery/contract/vendor-wallet'
import { TRANSFER_REASONS, WALLET_TRANSFER_STATES, type WalletTransferState } from '@livery/contract/wallet/transfers'
import Type from 'typebox'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

export interface WalletOwner {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

export interface NewWalletTransfer extends WalletOwner {
  readonly reference: string
  /** The browser's key of the request. */
  readonly key: string
  readonly vendorId: string
  readonly direction: TransferDirection
  readonly amountMinor: bigint
}

export type TransferRequested =
  | { readonly status: 'OK'; readonly reference: string; readonly state: WalletTransferState }
  | { readonly status: 'CONFLICT' | 'BUSY' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' }

const REQUESTED = json(
  Type.Union([
    Type.Object({ status: Type.Literal('OK'), reference: Type.String(), state: oneOfWords(WALLET_TRANSFER_STATES) }),
    Type.Object({ status: oneOfWords(['CONFLICT', 'BUSY', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED']) }),
  ]),
)

/** Begins a transfer; money that goes to a vendor is put aside. A repeated request gets the same transfer. */
export async function requestWalletTransfer(sql: Sql, transfer: NewWalletTransfer): Promise<TransferRequested> {
  const { merchantId, memberId, currency, reference, key, vendorId, direction, amountMinor } = transfer
  const hash = createHash('sha256').update(`${vendorId} ${direction} ${amountMinor}`).digest()
  const row = await sql.row(
    { requested: REQUESTED },
    'select wallet_transfer_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as requested',
    [merchantId, memberId, currency.code, currency.exponent, reference, key, hash, vendorId, direction, amountMinor],
  )
  sql.notify('events')
  return row!.requested
}

export type TransferMoved =
  | { readonly status: 'OK' | 'UNCHANGED' | 'WRONG_STATE' | 'SHORT'; readonly state: WalletTransferState }
  | { readonly status: 'NOT_FOUND' }

const MOVED = json(
  Type.Union([
    Type.Object({
      status: oneOfWords(['OK', 'UNCHANGED', 'WRONG_STATE', 'SHORT']),
      state: oneOfWords(WALLET_TRANSFER_STATES),
    }),
    Type.Object({ status: Type.Literal('NOT_FOUND') }),
  ]),
)

/** Moves a transfer on, with its money and its event. `SHORT`: more came back than our books show at the vendor. */
export async function moveWalletTransfer(
  sql: Sql,
  { merchantId, reference }: { readonly merchantId: string; readonly reference: string },
  to: WalletTransferState,
  reason: TransferRefusal | null = null,
): Promise<TransferMoved> {
  const row = await sql.row({ moved: MOVED }, 'select wallet_transfer_move($1, $2, $3, $4) as moved', [
    merchantId,
    reference,
    to,
    reason,
  ])
  sql.notify('events')
  return row!.moved
}

const TRANSFER = {
  reference: text,
  member_id: text,
  vendor_id: text,
  direction: oneOf(TRANSFER_DIRECTIONS),
  currency: text,
  exponent: integer,
  amount: bigint,
  state: oneOf(WALLET_TRANSFER_STATES),
  reason: nullable(oneOf(TRANSFER_REASONS)),
  requested_at: instant,
}
export type WalletTransferRow = RowOf<typeof TRANSFER>

const COLUMNS = `reference, member_id::text, vendor_id, direction, currency, exponent, amount_minor::text as amount, state,
  reason, requested_at`

/** The kind of the job that queries a vendor about a transfer until it is over; its key is the transfer's reference. */
export const TRANSFER_JOB = 'walletTransfer'

/**
 * Makes the first gateway ask the vendor at once for a transfer's outcome. Answers whether the transfer is under way.
 */
export async function hurryWalletTransfer(sql: Sql, merchantId: string, reference: string): Promise<boolean> {
  const open = await sql.row(
    { reference: text },
    `select reference from wallet_transfer
      where reference = $1 and merchant_id = $2 and state in ('created', 'sent', 'unknown') for update`,
    [reference, merchantId],
  )
  if (!open) return false
  await addJob(sql, { kind: TRANSFER_JOB, key: reference, merchantId, dueAt: new Date() })
  await sql.run(
    `update job set due_at = clock_timestamp(), done_at = null where kind = $1 and key = $2 and lease_until is null`,
    [TRANSFER_JOB, reference],
  )
  return true
}

/** One transfer; null for an unknown reference. */
export async function walletTransferOf(
  sql: Sql,
  merchantId: string,
  reference: string,
): Promise<WalletTransferRow | null> {
  const row = await sql.row(
    TRANSFER,
    `select ${COLUMNS} from wallet_transfer where reference = $1 and merchant_id = $2`,
    [reference, merchantId],
  )
  return row ?? null
}

/** The transfer that a request with this key has made; null where there is none. */
export async function walletTransferByKey(
  sql: Sql,
  { merchantId, memberId }: Pick<WalletOwner, 'merchantId' | 'memberId'>,
  key: string,
): Promise<WalletTransferRow | null> {
  const row = await sql.row(
    TRANSFER,
    `select ${COLUMNS} from wallet_transfer where member_id = $1::bigint and merchant_id = $2 and request_key = $3`,
    [memberId, merchantId, key],
  )
  return row ?? null
}

/** A member's latest transfers, the newest first. */
export function latestWalletTransfers(
  sql: Sql,
  { merchantId, memberId }: Pick<WalletOwner, 'merchantId' | 'memberId'>,
  limit: number,
): Promise<readonly WalletTransferRow[]> {
  return sql.rows(
    TRANSFER,
    `select ${COLUMNS} from wallet_transfer where member_id = $1::bigint and merchant_id = $2
      order by requested_at desc limit $3`,
    [memberId, merchantId, limit],
  )
}

export interface OwnMoney {
  readonly available: bigint
  readonly held: bigint
  readonly transit: bigint
  /** Our books' balances, by the vendors' ids. */
  readonly atVendors: ReadonlyMap<string, bigint>
  /** The vendors with an unfinished transfer. */
  readonly moving: ReadonlySet<string>
}

/** The places of a member's money by our books, in one statement. */
export async function readOwnMoney(
  sql: Sql,
  { merchantId, memberId, currency }: WalletOwner,
  vendorIds: readonly string[],
): Promise<OwnMoney> {
  const rows = await sql.rows(
    { kind: text, owner: text, minor: bigint },
    `select kind, owner, balance_minor::text as minor from ledger_account
      where merchant_id = $1 and currency = $2
        and (kind in ('player', 'held', 'transit') and owner = $3 or kind = 'vendor' and owner = any ($4))
     union all
     select 'moving', vendor_id, '0' from wallet_transfer
      where merchant_id = $1 and member_id = $3::bigint and state in ('created', 'sent', 'unknown')`,
    [merchantId, currency.code, memberId, vendorIds.map((id) => `${id}.${memberId}`)],
  )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.minor ?? 0n
  const all = (kind: string) => rows.filter((row) => row.kind === kind)
  const vendorOf = (owner: string) => owner.slice(0, owner.lastIndexOf('.'))
  return {
    available: of('player'),
    held: of('held'),
    transit: of('transit'),
    atVendors: new Map(all('vendor').map(({ owner, minor }) => [vendorOf(owner), minor])),
    moving: new Set(all('moving').map(({ owner }) => owner)),
  }
}

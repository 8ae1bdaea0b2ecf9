import { bigint, instant, integer, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const RECEIPT = {
  merchant_id: text,
  connection: text,
  provider_ref: text,
  reference: nullable(text),
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  fee_minor: bigint,
  payer_name: nullable(text),
  state: text,
  at: instant,
  recorded_at: instant,
  place: text,
}
/** Money that a provider reports as received. */
export type ReceiptRow = RowOf<typeof RECEIPT>
const COLUMNS = `merchant_id, connection, provider_ref, reference, currency, exponent, amount_minor::text, fee_minor::text,
  payer_name, state, at, recorded_at, recorded_at::text as place`

/** Money without a known owner, and money without a readable amount; the oldest first. */
export async function receiptsWithoutOwner(sql: Sql, selection: Selection): Promise<readonly ReceiptRow[]> {
  return sql.rows(
    RECEIPT,
    `select ${COLUMNS} from deposit_receipt
      where state in ('suspense', 'unbooked') and (recorded_at, provider_ref) > ($1::timestamptz, $2)${ofMerchant(selection, 'merchant_id', 4)}
      order by deposit_receipt.recorded_at, deposit_receipt.provider_ref limit $3`,
    [selection.after.at, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

export async function receiptOf(
  sql: Sql,
  merchantId: string,
  connection: string,
  providerRef: string,
): Promise<ReceiptRow | null> {
  return sql.row(
    RECEIPT,
    `select ${COLUMNS} from deposit_receipt where provider_ref = $3 and connection = $2 and merchant_id = $1`,
    [merchantId, connection, providerRef],
  )
}

/** Money received for a deposit. */
export async function receiptsFor(sql: Sql, reference: string): Promise<readonly ReceiptRow[]> {
  return sql.rows(RECEIPT, `select ${COLUMNS} from deposit_receipt where reference = $1 order by deposit_receipt.at`, [
    reference,
  ])
}

/** Money without an owner that may belong to a deposit: of its account and currency, the nearest sum first. */
export async function candidatesFor(
  sql: Sql,
  {
    merchant_id,
    connection,
    currency,
    payable_minor,
  }: {
    readonly merchant_id: string
    readonly connection: string
    readonly currency: string
    readonly payable_minor: bigint
  },
): Promise<readonly ReceiptRow[]> {
  return sql.rows(
    RECEIPT,
    `select ${COLUMNS} from deposit_receipt
      where merchant_id = $1 and state = 'suspense' and connection = $2 and currency = $3
        and recorded_at > now() - interval '30 days'
      order by abs(deposit_receipt.amount_minor - $4), deposit_receipt.recorded_at desc limit 8`,
    [merchant_id, connection, currency, payable_minor],
  )
}

const OPEN_DEPOSIT = {
  reference: text,
  account: text,
  payable_minor: bigint,
  exponent: integer,
  currency: text,
  state: text,
  created_at: instant,
  proof: nullable(text),
}
/** A deposit that money without an owner may belong to. */
export type OpenDeposit = RowOf<typeof OPEN_DEPOSIT>

/** Deposits that a receipt may belong to: open and expired ones, the nearest sum first. */
export async function depositsFor(sql: Sql, receipt: ReceiptRow): Promise<readonly OpenDeposit[]> {
  return sql.rows(
    OPEN_DEPOSIT,
    `select d.reference, m.account, d.payable_minor::text, d.exponent, d.currency, d.state, d.created_at, d.proof from (
       select * from deposit where state = any ('{created,awaiting,review,expired}') and merchant_id = $1
          and created_at > $4::timestamptz - interval '3 days') d
       join member m on m.id = d.member_id
      where d.connection = $2 and d.currency = $3
      order by d.proof = $6 desc nulls last, abs(d.payable_minor - $5), d.created_at desc limit 8`,
    [receipt.merchant_id, receipt.connection, receipt.currency, receipt.at, receipt.amount_minor, receipt.provider_ref],
  )
}

import { WITHDRAWAL_STATES, type WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { oneOf as oneOfSchema } from '@livery/contract/schemas'
import Type from 'typebox'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const CHECKS = json(
  Type.Array(
    Type.Object({
      check: Type.String(),
      outcome: oneOfSchema(['pass', 'review', 'refuse']),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
)

const WITHDRAWAL = {
  reference: text,
  merchant_id: text,
  member_id: text,
  account: text,
  method: text,
  masked: text,
  payee_id: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  fee_minor: bigint,
  state: oneOf(WITHDRAWAL_STATES),
  checks: CHECKS,
  attempts: integer,
  polls: integer,
  provider_reference: nullable(text),
  requested_at: instant,
  due_at: nullable(instant),
  place: text,
}
export type WithdrawalRow = RowOf<typeof WITHDRAWAL>

const COLUMNS = `w.reference, w.merchant_id, w.member_id::text, m.account, w.method, w.masked, w.payee_id, w.currency,
  w.exponent, w.amount_minor::text, w.fee_minor::text, w.state, w.checks, w.attempts, w.polls, w.provider_reference,
  w.requested_at, w.due_at, w.requested_at::text as place`

/**
 * The withdrawals in a state, the oldest first. The index is read from the given place, so the length of the queue does
 * not matter.
 */
export async function withdrawalsIn(
  sql: Sql,
  state: WithdrawalState,
  selection: Selection,
): Promise<readonly WithdrawalRow[]> {
  return sql.rows(
    WITHDRAWAL,
    `select ${COLUMNS} from (
       select * from withdrawal
        where state = $1 and (requested_at, reference) > ($2::timestamptz, $3)${ofMerchant(selection, 'merchant_id', 5)}
        order by requested_at, reference limit $4) w
       join member m on m.id = w.member_id
      order by w.requested_at, w.reference`,
    [state, selection.after.at, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

export async function withdrawalOf(sql: Sql, reference: string): Promise<WithdrawalRow | null> {
  return sql.row(
    WITHDRAWAL,
    `select ${COLUMNS} from withdrawal w join member m on m.id = w.member_id where w.reference = $1`,
    [reference],
  )
}

/** A player's withdrawals, the newest first. */
export async function withdrawalsOf(sql: Sql, merchantId: string, memberId: string): Promise<readonly WithdrawalRow[]> {
  return sql.rows(
    WITHDRAWAL,
    `select ${COLUMNS} from withdrawal w join member m on m.id = w.member_id
      where w.member_id = $2 and w.merchant_id = $1 order by w.requested_at desc limit 20`,
    [merchantId, memberId],
  )
}

const ATTEMPT = { number: integer, began_at: instant, outcome: nullable(text), provider_reference: nullable(text) }

/** Each try to pay a withdrawal. */
export async function attemptsOf(sql: Sql, reference: string): Promise<readonly RowOf<typeof ATTEMPT>[]> {
  return sql.rows(
    ATTEMPT,
    'select number, began_at, outcome, provider_reference from withdrawal_attempt where reference = $1 order by number',
    [reference],
  )
}

const OTHER = { id: text, account: text }

/** Other players at the merchant with the same account as payee, and those who used the same device and address. */
export async function connectedPlayers(sql: Sql, { merchant_id, member_id, payee_id }: WithdrawalRow) {
  const [payees, devices] = await Promise.all([
    sql.rows(
      OTHER,
      `select distinct m.id::text, m.account from payee own
         join payee o on o.fingerprint = own.fingerprint and o.merchant_id = own.merchant_id and o.member_id <> own.member_id
         join member m on m.id = o.member_id
        where own.id = $1 order by m.account limit 10`,
      [payee_id],
    ),
    sql.rows(
      OTHER,
      `select distinct m.id::text, m.account from session own
         join session o on o.ip = own.ip and o.user_agent = own.user_agent and o.merchant_id = own.merchant_id
          and o.member_id <> own.member_id and o.created_at > now() - interval '30 days'
         join member m on m.id = o.member_id
        where own.merchant_id = $1 and own.member_id = $2 and own.created_at > now() - interval '30 days'
        order by m.account limit 10`,
      [merchant_id, member_id],
    ),
  ])
  return { payees, devices }
}

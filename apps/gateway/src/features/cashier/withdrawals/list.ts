import { DOCUMENT_STATES } from '@livery/contract/cashier/documents'
import type { WithdrawalDetail, WithdrawalSummary, withdrawal, withdrawals } from '@livery/contract/cashier/withdraw'
import { nextActor, WITHDRAWAL_STATES, withdrawalGroup } from '@livery/contract/cashier/withdrawal-states'
import { LiveryError } from '@livery/contract/errors'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { bigint, boolean, instant, integer, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { methodName } from '../../../tenancy/payments/method-name.ts'
import type { PayoutWay } from '../payout-ways.ts'
import { type CashierContext, type CashierHandler, realMember } from '../services.ts'
import { OWED, shownDocuments } from './documents.ts'

const PAGE = 20

const COLUMNS = {
  reference: text,
  method: text,
  masked: text,
  amount_minor: bigint,
  fee_minor: bigint,
  currency: text,
  exponent: integer,
  state: oneOf(WITHDRAWAL_STATES),
  requested_at: instant,
  due_at: nullable(instant),
  provider_reference: nullable(text),
  waits_for_player: boolean,
}
type Row = RowOf<typeof COLUMNS>
const ROWS = `select reference, method, masked, amount_minor::text, fee_minor::text, currency, exponent, state,
                       requested_at, due_at, provider_reference,
                       state = 'review' and exists (
                         select from withdrawal_document d
                          where d.reference = withdrawal.reference and d.merchant_id = withdrawal.merchant_id
                            and d.state = any (array[${OWED.map((state) => `'${state}'`)}])) as waits_for_player
                  from withdrawal`

/** What the texts of a withdrawal depend on. */
interface Shown {
  /** A withdrawal's way; undefined where it is no longer configured. */
  readonly wayOf: (method: string) => PayoutWay | undefined
  readonly language: string
}

const shownFor = ({ services, site, http }: Pick<CashierContext, 'services' | 'site' | 'http'>): Shown => ({
  wayOf: (method) => services.payoutWays.find(site.merchant, method),
  language: site.languageOf(http),
})

export const listHandler: CashierHandler<typeof withdrawals> = async (context) => {
  const { services, request } = context
  const { merchantId, memberId } = realMember(context)
  const rows = await services.database.rows(
    COLUMNS,
    `${ROWS} where merchant_id = $1 and member_id = $2 and ($3::text is null or requested_at < (
       select requested_at from withdrawal where reference = $3 and merchant_id = $1 and member_id = $2))
      order by requested_at desc limit ${PAGE + 1}`,
    [merchantId, memberId, request.before ?? null],
  )
  const shown = shownFor(context)
  return { withdrawals: rows.slice(0, PAGE).map((row) => summary(row, shown)), more: rows.length > PAGE }
}

export const oneHandler: CashierHandler<typeof withdrawal> = async (context) =>
  detailOf(context, context.request.reference)

/** One withdrawal of the caller with its timeline. Throws NOT_FOUND for another member's too. */
export async function detailOf(
  context: Pick<CashierContext, 'services' | 'site' | 'http' | 'account'>,
  reference: string,
): Promise<WithdrawalDetail> {
  const { services, site } = context
  const { merchantId, memberId } = realMember(context)
  const row = await services.database.row(
    COLUMNS,
    `${ROWS} where reference = $1 and merchant_id = $2 and member_id = $3`,
    [reference, merchantId, memberId],
  )
  if (!row) throw new LiveryError('NOT_FOUND')
  const shown = shownFor(context)
  const way = shown.wayOf(row.method)
  const [steps, documents, closed] = await Promise.all([
    stepsOf(services.database, reference),
    shownDocuments(services, merchantId, reference),
    closedWays(services.database, merchantId, 'withdrawal'),
  ])
  const wayClosed = row.state === 'approved' && closed.has(row.method)
  const shownSummary = summary(row, shown)
  const { next } = shownSummary
  // A way to pay states how long a payment takes, not how long a player or a dispute takes.
  const isUnderWay = next === 'bank' || (next === 'us' && row.state !== 'disputed' && !wayClosed)
  return {
    ...shownSummary,
    steps,
    documents: [...documents],
    usualMinutes: isUnderWay && way ? way.usualMinutes : null,
    longestMinutes: isUnderWay && way ? way.longestMinutes : null,
    receivedAt: row.state === 'paid' ? (row.due_at?.toISOString() ?? null) : null,
    providerReference: row.provider_reference,
    wayClosed,
    canCancel: row.state === 'review' && isCancellable(site.merchant),
    canConfirm: row.state === 'paid',
    canDispute: row.state === 'paid' || row.state === 'received',
  }
}

export const isCancellable = ({ withdrawal: { cancellable } }: Pick<Merchant, 'withdrawal'>) => cancellable

async function stepsOf(sql: Sql, reference: string) {
  const rows = await sql.rows(
    {
      ...{ state: oneOf(WITHDRAWAL_STATES), at: instant, actor: text, reason: nullable(text) },
      ...{ what: nullable(text), became: nullable(oneOf(DOCUMENT_STATES)) },
    },
    `select state, at, actor, reason, params ->> 'document' as what, params ->> 'became' as became
       from payment_step where reference = $1 and direction = 'withdrawal' order by number`,
    [reference],
  )
  return rows.map(({ at, actor, what, became, ...step }) => ({
    ...step,
    at: at.toISOString(),
    actor: actorOf(actor),
    document: what !== null && became ? { what, became } : null,
  }))
}

/** Players do not learn the operator's name. */
function actorOf(actor: string): WithdrawalDetail['steps'][number]['actor'] {
  return actor === 'player' || actor === 'platform' || actor === 'provider' ? actor : 'operator'
}

function summary(row: Row, { wayOf, language }: Shown): WithdrawalSummary {
  const way = wayOf(row.method)
  const decimal = (minor: bigint) => fromMinor(minor, row.exponent)
  return {
    reference: row.reference,
    way: row.method,
    wayName: way ? methodName(way, language) : row.method,
    masked: row.masked,
    amount: decimal(row.amount_minor),
    fee: decimal(row.fee_minor),
    net: decimal(row.amount_minor - row.fee_minor),
    currency: row.currency,
    state: row.state,
    group: withdrawalGroup(row.state),
    // The reviewer may have asked for something, and waits for the player.
    next: row.waits_for_player ? 'you' : nextActor(row.state),
    requestedAt: row.requested_at.toISOString(),
  }
}

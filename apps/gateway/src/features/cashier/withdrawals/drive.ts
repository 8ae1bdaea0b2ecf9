import { WITHDRAWAL_STATES } from '@livery/contract/cashier/withdrawal-states'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { moveWithdrawal, payoutReference, takePayoutFact } from '../../../ledger/withdrawals/machine.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bigint, integer, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { PayoutRefused, type PayoutWay, type PayoutWays, type ReportedPayout } from '../payout-ways.ts'
import { payeeDetails } from './payees.ts'

/** The gateway's services that the payouts need. */
export interface PayoutServices {
  readonly database: Database
  /** Over all merchants. */
  readonly all: Database
  readonly settings: KeySettings
  readonly payoutWays: PayoutWays
  /** Undefined where the merchant is no longer here. */
  readonly merchantOf: (id: string) => Promise<Merchant | undefined>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** How many withdrawals a gateway takes at once, and for how long they are its own. */
const BATCH = 20
const LEASE_SECONDS = 60
/** The pauses between two queries about a payout: short at first, then longer and longer. */
const POLL_SECONDS = [5, 15, 30, 60, 120, 300, 900]
/** The pause before a retry where a way is closed or a merchant is missing. */
const AWAY_SECONDS = 300

const CLAIMED = {
  reference: text,
  merchant_id: text,
  method: text,
  payee_id: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  fee_minor: bigint,
  state: oneOf(WITHDRAWAL_STATES),
  attempts: integer,
  polls: integer,
  provider_reference: nullable(text),
  /** The end of this gateway's lease. Whoever moves the withdrawal gives it another time, and then the lease is over. */
  due_at: text,
}
type Claimed = RowOf<typeof CLAIMED>

/**
 * Moves withdrawals that are due: sends approved ones, asks about sent ones, and counts paid ones as received after the
 * merchant's time. Any number of gateways may do it at once; a lease gives each withdrawal to one of them. @returns how
 * many were due
 */
export async function driveWithdrawals(services: PayoutServices): Promise<number> {
  const claimed = await services.all.rows(
    CLAIMED,
    `select reference, merchant_id, method, payee_id, currency, exponent, amount_minor::text, fee_minor::text, state,
            attempts, polls, provider_reference, due_at::text
       from withdrawal_claim($1, make_interval(secs => ${LEASE_SECONDS}))`,
    [BATCH],
  )
  for (const one of claimed) {
    try {
      await driveOne(services, one)
    } catch (error) {
      // Its lease ends, and then it is due again.
      services.log.error({ err: error, reference: one.reference }, 'a withdrawal could not be driven on')
    }
  }
  return claimed.length
}

async function driveOne(services: PayoutServices, one: Claimed): Promise<void> {
  const merchant = await services.merchantOf(one.merchant_id)
  const database = services.database.of(one.merchant_id)
  const { reference, merchant_id: merchantId } = one
  if (one.state === 'paid') {
    await moveWithdrawal(database, {
      merchantId,
      reference,
      from: ['paid'],
      to: 'received',
      actor: 'platform',
      reason: 'timer',
    })
    return
  }
  if (!merchant) return dueAgain(database, one, AWAY_SECONDS)
  const way = services.payoutWays.find(merchant, one.method)
  // Without an account of the merchant no provider can be asked: a person finds out what became of it.
  if (one.state !== 'approved')
    return way ? ask({ services, database, merchant, way, one }) : becomeUnknown(database, one)
  // No new payout uses a way that the merchant has taken off its list: a person chooses another one, or returns the
  // money.
  if (!way || !services.payoutWays.of(merchant).some(({ id }) => id === way.id)) return returnToPeople(database, one)
  const payout: Payout = { services, database, merchant, way, one }
  // An operator who opens the way again makes waiting withdrawals due at once.
  if ((await closedWays(database, merchantId, 'withdrawal')).has(way.id)) return dueAgain(database, one, AWAY_SECONDS)
  await send(payout)
}

async function returnToPeople(database: Database, { reference, merchant_id: merchantId }: Claimed): Promise<void> {
  const reason = { actor: 'platform', reason: 'wayGone' } as const
  await moveWithdrawal(database, { merchantId, reference, from: ['approved'], to: 'review', ...reason })
}

/**
 * Makes a claimed withdrawal one that is being sent; null where it was moved, or claimed by another gateway, since: its
 * money may be the player's again, or belong to another account. Committed before the request to the provider, so that
 * a gateway that finds it later asks about this try.
 */
async function takeForSending(database: Database, one: Claimed): Promise<Claimed | null> {
  const { reference, merchant_id: merchantId, state, due_at: leaseEnds } = one
  return database.transaction(async (tx) => {
    const held = await tx.row(
      { reference: text },
      'select reference from withdrawal where reference = $1 and state = $2 and due_at = $3::timestamptz for update',
      [reference, state, leaseEnds],
    )
    if (!held) return null
    if (state === 'sent') {
      await dueAgain(tx, one, LEASE_SECONDS)
      return one
    }
    const due = { dueInSeconds: LEASE_SECONDS, actor: 'platform' } as const
    const moved = await moveWithdrawal(tx, { merchantId, reference, from: [state], to: 'sent', ...due })
    return moved.status === 'OK' ? { ...one, state: 'sent', attempts: moved.attempt } : null
  })
}

interface Payout {
  readonly services: PayoutServices
  /** The time the merchant states. */
  readonly database: Database
  readonly merchant: Merchant
  readonly way: PayoutWay
  readonly one: Claimed
}

async function send(claimed: Payout): Promise<void> {
  const { services, database, way } = claimed
  const one = await takeForSending(database, claimed.one)
  if (!one) return
  const payout: Payout = { ...claimed, one }
  const payee = await payeeDetails(database, services.settings, one.payee_id, null)
  if (!payee) throw new Error('a withdrawal without its payee')
  try {
    const { providerOrder } = await way.startPayout({
      reference: payoutReference(one.reference, one.attempts),
      amount: fromMinor(one.amount_minor - one.fee_minor, one.exponent),
      currency: { code: one.currency, exponent: one.exponent },
      payee: payee.details,
    })
    await dueAgain(database, one, pollSeconds(0), providerOrder)
  } catch (error) {
    if (error instanceof PayoutRefused) return takeFact(payout, { kind: 'payoutFailed', reason: error.reason })
    services.log.warn({ err: error, reference: one.reference }, 'nobody knows whether a payout was taken')
    await becomeUnknown(database, one)
  }
}

/** Asks the provider. A payout is sent again only where the provider does not know it, as the same try. */
async function ask(payout: Payout): Promise<void> {
  const { services, database, way, one } = payout
  const { reference, merchant_id: merchantId } = one
  let reports: Awaited<ReturnType<PayoutWay['queryPayout']>>
  try {
    const name = payoutReference(reference, one.attempts)
    reports = await way.queryPayout({ reference: name, providerOrder: one.provider_reference })
  } catch (error) {
    services.log.warn({ err: error, reference }, 'a payout could not be asked for')
    return becomeUnknown(database, one)
  }
  if (reports === null) return send(payout)
  for (const fact of reports) await takeFact(payout, fact)
  if (reports.length > 0) return
  if (one.state === 'unknown') {
    const dueInSeconds = pollSeconds(one.polls)
    await moveWithdrawal(database, {
      merchantId,
      reference,
      from: ['unknown'],
      to: 'sent',
      actor: 'provider',
      dueInSeconds,
    })
  } else await dueAgain(database, one, pollSeconds(one.polls))
}

async function takeFact({ services, database, merchant, one }: Payout, report: ReportedPayout): Promise<void> {
  const isPaid = report.kind === 'payoutPaid'
  if (isPaid && report.currency !== one.currency) throw new Error(`paid in ${report.currency}, not in ${one.currency}`)
  const moved = await takePayoutFact(database, {
    merchantId: one.merchant_id,
    method: one.method,
    reference: payoutReference(one.reference, one.attempts),
    kind: report.kind,
    ...(isPaid && { amountMinor: toMinor(report.amount, one.exponent) }),
    ...('providerRef' in report && { providerReference: report.providerRef }),
    ...('reason' in report && { reason: report.reason }),
    timerMinutes: merchant.withdrawal.receivedAfterMinutes,
  })
  if (moved.status === 'AMOUNT_WRONG' || moved.status === 'WRONG_STATE')
    services.log.error(
      { reference: one.reference, kind: report.kind, moved },
      'a provider says of a payout what cannot be',
    )
}

async function becomeUnknown(database: Database, one: Claimed): Promise<void> {
  const { reference, merchant_id: merchantId } = one
  const dueInSeconds = pollSeconds(one.polls)
  if (one.state === 'unknown') return dueAgain(database, one, dueInSeconds)
  await moveWithdrawal(database, {
    merchantId,
    reference,
    from: ['sent'],
    to: 'unknown',
    actor: 'platform',
    dueInSeconds,
  })
}

async function dueAgain(database: Sql, { reference, state }: Claimed, seconds: number, providerOrder?: string) {
  await database.run(
    `update withdrawal set due_at = clock_timestamp() + make_interval(secs => $2::float8),
            provider_reference = coalesce($4, provider_reference)
      where reference = $1 and state = $3`,
    [reference, seconds, state, providerOrder ?? null],
  )
}

const pollSeconds = (polls: number) => POLL_SECONDS[Math.min(polls, POLL_SECONDS.length - 1)] ?? AWAY_SECONDS

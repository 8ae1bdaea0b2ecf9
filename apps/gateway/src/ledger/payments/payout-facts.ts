import type { PaymentFact } from '@livery/contract/payments/facts'
import type { Sql } from '../../platform/database/sql.ts'
import { type DepositFact, exponentOf, type FactOutcome, OUTCOME } from './deposit-facts.ts'
import type { FactSource } from './fact-source.ts'

export type PayoutFact = Exclude<PaymentFact, DepositFact>

/**
 * Takes a provider's fact about a payout in one round trip: it is recorded once, the withdrawal moves, the ledger is
 * posted. Throws only errors of the database; then nothing has happened and the provider must repeat it.
 */
export async function applyPayoutFact(
  sql: Sql,
  source: FactSource,
  fact: PayoutFact,
  /** The ways to pay of the reporting account, and the time after which a paid withdrawal counts as received. */
  { methodIds, receivedAfterMinutes }: { readonly methodIds: readonly string[]; readonly receivedAfterMinutes: number },
): Promise<FactOutcome> {
  const row = await sql.row(
    { outcome: OUTCOME },
    'select payout_fact($1, $2, $3, $4, $5, $6, $7, $8, make_interval(mins => $9)) as outcome',
    [
      source.merchant.id,
      source.connectionId,
      fact.eventId,
      fact,
      source.raw,
      source.headers,
      exponentOf(fact, source.merchant.currency),
      methodIds,
      receivedAfterMinutes,
    ],
  )
  sql.notify('events')
  return row!.outcome
}

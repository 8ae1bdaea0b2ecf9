import type { PaymentFact } from '@livery/contract/payments/facts'
import { PAYMENT_STATUSES } from '@livery/contract/payments/facts'
import { oneOf } from '@livery/contract/schemas'
import { resolveCurrency } from '@livery/merchant/currencies'
import Type from 'typebox'
import { json } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { FactSource } from './fact-source.ts'

/** The effect of a fact about a deposit, as the SQL function `deposit_fact` returns it. */
export const OUTCOME = json(
  Type.Object({
    /** CONFLICT: another fact had the same id before. */
    status: oneOf([...PAYMENT_STATUSES, 'CONFLICT']),
    did: Type.Optional(Type.String()),
    reference: Type.Optional(Type.String()),
    again: Type.Optional(Type.Literal(true)),
  }),
)
export type FactOutcome = ReturnType<typeof OUTCOME>

/** The facts that are about deposits. */
export const DEPOSIT_FACTS = [
  'depositSeen',
  'depositReceived',
  'depositUndone',
  'depositFailed',
  'chargeback',
  'chargebackReversed',
] as const satisfies readonly PaymentFact['kind'][]
export type DepositFact = Extract<PaymentFact, { readonly kind: (typeof DEPOSIT_FACTS)[number] }>

export function isDepositFact(fact: PaymentFact): fact is DepositFact {
  return (DEPOSIT_FACTS as readonly string[]).includes(fact.kind)
}

/** The decimals of a currency: the merchant's own for its currency, otherwise the table's; null if unknown. */
export function decimalsOf(code: string, own: { readonly code: string; readonly exponent: number }): number | null {
  return code === own.code ? own.exponent : (resolveCurrency({ code })?.exponent ?? null)
}

/** The decimals for reading a fact's amount. */
export function exponentOf(
  fact: PaymentFact,
  own: { readonly code: string; readonly exponent: number },
): number | null {
  return 'currency' in fact ? decimalsOf(fact.currency, own) : null
}

/**
 * Takes a fact about a deposit in one round trip: it is recorded once, the order moves, the ledger is posted. Throws
 * only errors of the database; then nothing has happened and the provider must repeat it.
 */
export async function applyDepositFact(sql: Sql, source: FactSource, fact: DepositFact): Promise<FactOutcome> {
  const row = await sql.row({ outcome: OUTCOME }, 'select deposit_fact($1, $2, $3, $4, $5, $6, $7) as outcome', [
    source.merchant.id,
    source.connectionId,
    fact.eventId,
    fact,
    source.raw,
    source.headers,
    exponentOf(fact, source.merchant.currency),
  ])
  sql.notify('events')
  return row!.outcome
}

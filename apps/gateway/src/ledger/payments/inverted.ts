import {
  INVERTED_STATES,
  type InvertedOperation,
  PAYMENT_STATUSES,
  type PaymentAnswer,
} from '@livery/contract/payments/facts'
import { nullable, oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { json } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { FactSource } from './fact-source.ts'

const ANSWER = json(
  Type.Object({
    status: oneOf(PAYMENT_STATUSES),
    transaction: Type.Optional(
      Type.Object({
        id: Type.String(),
        state: nullable(oneOf(INVERTED_STATES)),
        createdAt: nullable(Type.String()),
        performedAt: nullable(Type.String()),
        cancelledAt: nullable(Type.String()),
        reason: nullable(Type.String()),
      }),
    ),
  }),
)

const iso = (text: string | null) => (text === null ? null : new Date(text).toISOString())

/** Performs an inverted provider's request in one round trip; repeating it changes nothing. */
export async function applyInverted(
  sql: Sql,
  { merchant, connectionId }: Pick<FactSource, 'merchant' | 'connectionId'>,
  operation: InvertedOperation,
): Promise<PaymentAnswer> {
  const row = await sql.row({ answer: ANSWER }, 'select deposit_inverted($1, $2, $3, $4) as answer', [
    merchant.id,
    connectionId,
    operation,
    merchant.currency.exponent,
  ])
  sql.notify('events')
  const { status, transaction } = row!.answer
  if (!transaction?.state || transaction.createdAt === null) return { status }
  return {
    status,
    transaction: {
      ...transaction,
      state: transaction.state,
      createdAt: new Date(transaction.createdAt).toISOString(),
      performedAt: iso(transaction.performedAt),
      cancelledAt: iso(transaction.cancelledAt),
    },
  }
}

import { oneOf } from '@livery/contract/schemas'
import { WALLET_LIMITS, WALLET_STATUSES, type WalletAnswer, type WalletOperation } from '@livery/contract/vendor'
import { ID_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'
import type { Database } from '../../platform/database/connect.ts'
import { json } from '../../platform/database/row.ts'
import { hashToken } from './sessions.ts'

const ID = new RegExp(ID_PATTERN)

/**
 * Deadlock, serialisation failure, or one id used by two players at once: nothing has happened and the call can be
 * repeated.
 */
const RETRYABLE = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 3

const ANSWER = json(
  Type.Object({
    status: oneOf(WALLET_STATUSES),
    limit: Type.Optional(oneOf(WALLET_LIMITS)),
    balance: Type.Optional(Type.String()),
    currency: Type.Optional(Type.String()),
    postingId: Type.Optional(Type.String()),
    player: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
)

/** A vendor's limits in one currency, as decimal text; null for no limit. */
export interface WalletLimits {
  /** For one call. */
  readonly amount: string | null
  /** For one player in one round. */
  readonly round: string | null
  /** For all of a merchant's players within an hour. */
  readonly hour: string | null
}

/**
 * Executes a vendor's wallet call in one round trip. A repeated call gets the first one's answer. Throws only errors of
 * the database; then the call's result is unknown, and the vendor must repeat it.
 */
export async function executeWalletOperation(
  database: Database,
  adapterId: string,
  operation: WalletOperation,
  limits: WalletLimits,
): Promise<WalletAnswer> {
  const ids = [operation.sessionId, operation.currency]
  if ('transactionId' in operation) ids.push(operation.transactionId, operation.roundId)
  if ('referenceTransactionId' in operation) ids.push(operation.referenceTransactionId)
  if (!ids.every((id) => ID.test(id))) return { status: 'INVALID_REQUEST' }

  if ('freeRounds' in operation && operation.freeRounds !== undefined && !ID.test(operation.freeRounds))
    return { status: 'INVALID_REQUEST' }
  const [call, values] = functionCall(operation, limits)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const rows = await database.rows({ answer: ANSWER }, `select ${call} as answer`, [
        adapterId,
        operation.sessionId,
        operation.currency,
        ...values,
      ])
      database.notify('events')
      return rows[0]!.answer
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/** The SQL function of an operation, and its arguments after adapter, session and currency. */
function functionCall(operation: WalletOperation, limits: WalletLimits): [sql: string, values: unknown[]] {
  switch (operation.action) {
    case 'authenticate':
      return ['wallet_authenticate($1, $2, $3, $4)', [hashToken(operation.token)]]
    case 'balance':
      return ['wallet_balance($1, $2, $3)', []]
    case 'bet': {
      const { transactionId, roundId, amount, roundClosed, freeRounds = null } = operation
      return [
        'wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [transactionId, roundId, amount, roundClosed, limits.amount, freeRounds],
      ]
    }
    case 'win': {
      const { transactionId, roundId, amount, roundClosed, bonus = false, freeRounds = null } = operation
      return [
        'wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
        [transactionId, roundId, amount, roundClosed, bonus, limits.amount, limits.round, limits.hour, freeRounds],
      ]
    }
    case 'rollback': {
      const { transactionId, referenceTransactionId, roundId } = operation
      return ['wallet_rollback($1, $2, $3, $4, $5, $6)', [transactionId, referenceTransactionId, roundId]]
    }
    case 'endRound':
      return ['wallet_end_round($1, $2, $3, $4, $5)', [operation.transactionId, operation.roundId]]
  }
}

import { WITHDRAWAL_STATES, type WithdrawalState } from '@livery/contract/cashier/withdrawal-states'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { oneOf as column, json } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The result of a move; `UNCHANGED` where the withdrawal was in that state already. */
export type Moved =
  | {
      readonly status: 'OK' | 'UNCHANGED' | 'WRONG_STATE' | 'AMOUNT_WRONG'
      readonly state: WithdrawalState
      readonly attempt: number
    }
  | { readonly status: 'NOT_FOUND' }

const MOVED = json(
  Type.Union([
    Type.Object({
      status: oneOf(['OK', 'UNCHANGED', 'WRONG_STATE', 'AMOUNT_WRONG']),
      state: oneOf(WITHDRAWAL_STATES),
      attempt: Type.Integer(),
    }),
    Type.Object({ status: Type.Literal('NOT_FOUND') }),
  ]),
)

export interface Move {
  readonly merchantId: string
  readonly reference: string
  /** The required owner; absent where the platform, a provider or an operator acts. */
  readonly memberId?: string
  readonly from: readonly WithdrawalState[]
  readonly to: WithdrawalState
  /** `player`, `platform`, `provider`, or an operator's name. */
  readonly actor: string
  readonly reason?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly providerReference?: string
  /** When the platform processes it again; never if absent. */
  readonly dueInSeconds?: number
}

/** Moves a withdrawal on, with its money, its step on the timeline and its event. */
export async function moveWithdrawal(sql: Sql, move: Move): Promise<Moved> {
  const row = await sql.row(
    { moved: MOVED },
    `select withdrawal_move($1, $2, $3, $4, $5, $6, $7, $8, $9,
              clock_timestamp() + make_interval(secs => $10::float8)) as moved`,
    [
      move.merchantId,
      move.reference,
      move.memberId ?? null,
      move.from,
      move.to,
      move.actor,
      move.reason ?? null,
      JSON.stringify(move.params ?? {}),
      move.providerReference ?? null,
      move.dueInSeconds ?? null,
    ],
  )
  sql.notify('events')
  return row!.moved
}

const REQUEST_STATUS = column(['OK', 'NOT_FOUND', 'PAYMENT_STATE_CHANGED'])

/** Asks the player for something before the decision about a withdrawal, by an operator. */
export async function askPlayer(sql: Sql, merchantId: string, reference: string, operator: string, reason: string) {
  const row = await sql.row({ status: REQUEST_STATUS }, 'select withdrawal_ask($1, $2, $3, $4) as status', [
    merchantId,
    reference,
    operator,
    reason,
  ])
  sql.notify('events')
  return row!.status
}

/** A provider's report about a payout. */
export interface PayoutFact {
  readonly merchantId: string
  /** The way to pay of the reporting account. */
  readonly method: string
  /** The payout's reference at the provider; see `payoutReference`. */
  readonly reference: string
  readonly kind: 'payoutPaid' | 'payoutFailed' | 'payoutReturned'
  readonly amountMinor?: bigint
  readonly providerReference?: string
  readonly reason?: string
  /** After how long a paid withdrawal counts as received. */
  readonly timerMinutes: number
}

/** Takes a provider's report about a payout, from a callback or a query; a repeated fact changes nothing. */
export async function takePayoutFact(sql: Sql, fact: PayoutFact): Promise<Moved> {
  const row = await sql.row(
    { moved: MOVED },
    'select withdrawal_fact($1, $2, $3, $4, $5, $6, $7, make_interval(mins => $8)) as moved',
    [
      fact.merchantId,
      fact.method,
      fact.reference,
      fact.kind,
      fact.amountMinor ?? null,
      fact.providerReference ?? null,
      fact.reason ?? null,
      fact.timerMinutes,
    ],
  )
  sql.notify('events')
  return row!.moved
}

/** A try's reference at the provider. The first one is the withdrawal's own, so that its owner can ask for it there. */
export function payoutReference(reference: string, attempt: number): string {
  return attempt === 1 ? reference : `${reference}-${attempt}`
}

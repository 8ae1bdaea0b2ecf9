import Type, { type Static, type TObject } from 'typebox'
import type { OperatorAct } from '../../../../platform/audit/record-operator.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import type { MoneyServices } from '../services.ts'

/** Who acts, and in which transaction. */
export interface ActContext {
  readonly services: MoneyServices
  readonly tx: Sql
  /** The operator's name. */
  readonly by: string
}

/** What an act is done to. */
export interface Subject {
  readonly merchantId: string
  /** How the audit and the second person know it: an order's reference, or the provider's number. */
  readonly key: string
  /** Null where no money moves. */
  readonly sum: { readonly amountMinor: bigint; readonly currency: string; readonly exponent: number } | null
  /** What else the audit says of it. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Something that an operator may do about money. Its fields come from a form of the desk. */
export interface Act<Fields extends TObject = TObject> {
  readonly audit: OperatorAct
  readonly fields: Fields
  /** Whether a second person confirms it from the merchant's limit on: money leaves, or is given to somebody. */
  readonly isDear: boolean
  /** Null where there is no such thing. */
  find(context: ActContext, fields: Static<Fields>): Promise<Subject | null>
  /** Does it. Throws a `Refusal` where it cannot be done; then nothing has happened. */
  carryOut(context: ActContext, fields: Static<Fields>): Promise<void>
  /** What the page says afterwards. */
  readonly message: string
  /** The act that undoes it, which takes the same fields. */
  readonly undoneBy?: string
}

/** An act, its fields' type known inside only: what comes from a form is checked against them before. */
export function defineAct<Fields extends TObject>(act: Act<Fields>): Act {
  return act as unknown as Act
}

export const Merchant = Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' })
export const Withdrawal = Type.String({ pattern: '^W[0-9A-Z]{8,32}$' })
export const Deposit = Type.String({ pattern: '^D[0-9A-Z]{12}$' })
/** A provider's own number, whatever characters it has. */
export const ProviderRef = Type.String({ minLength: 1, maxLength: 200 })
/** A code of the texts, or a person's own words. */
export const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })

/** Throws where an order or a receipt was not in the state that the act needs. */
export function assertDecided(decided: 'OK' | 'NOT_FOUND' | 'PAYMENT_STATE_CHANGED', what: string): void {
  if (decided === 'NOT_FOUND') throw new Refusal(404, `There is no such ${what}.`)
  if (decided === 'PAYMENT_STATE_CHANGED')
    throw new Refusal(409, `This ${what} has moved on meanwhile. Look at it again.`)
}

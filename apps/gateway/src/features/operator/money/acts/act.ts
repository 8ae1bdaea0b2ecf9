import Type, { type Static, type TObject } from 'typebox'
import type { OperatorAct } from '../../../../platform/audit/record-operator.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import type { MoneyServices } from '../services.ts'

/** The operator who acts, and the transaction. */
export interface ActContext {
  readonly services: MoneyServices
  readonly tx: Sql
  /** The operator's name. */
  readonly by: string
}

/** The subject of an act. */
export interface Subject {
  readonly merchantId: string
  /**
   * Identifies the subject in the audit log and to the second person: an order's reference, or the provider's number.
   */
  readonly key: string
  /** Null where no money moves. */
  readonly sum: { readonly amountMinor: bigint; readonly currency: string; readonly exponent: number } | null
  /** Further details for the audit log. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** An act of an operator about money. Its fields come from a form of the desk. */
export interface Act<Fields extends TObject = TObject> {
  readonly audit: OperatorAct
  readonly fields: Fields
  /** Whether a second person must confirm it above the merchant's limit: money leaves, or is given away. */
  readonly needsSecondPerson: boolean
  /** Null where the subject does not exist. */
  find(context: ActContext, fields: Static<Fields>): Promise<Subject | null>
  /** Performs it. Throws a `Refusal` where that is not possible; then nothing has changed. */
  carryOut(context: ActContext, fields: Static<Fields>): Promise<void>
  /** The notice on the page afterwards. */
  readonly message: string
  /** The act that undoes it, which takes the same fields. */
  readonly undoneBy?: string
}

/** An act whose fields' type is known inside only: a form's values are checked against it before. */
export function defineAct<Fields extends TObject>(act: Act<Fields>): Act {
  return act as unknown as Act
}

export const Merchant = Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' })
export const Withdrawal = Type.String({ pattern: '^W[0-9A-Z]{8,32}$' })
export const Deposit = Type.String({ pattern: '^D[0-9A-Z]{12}$' })
/** A provider's own number, whatever characters it has. */
export const ProviderRef = Type.String({ minLength: 1, maxLength: 200 })
/** A code of a text, or a person's own words. */
export const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })

/** Throws where the state of an order or a receipt does not allow the act. */
export function assertDecided(decided: 'OK' | 'NOT_FOUND' | 'PAYMENT_STATE_CHANGED', what: string): void {
  if (decided === 'NOT_FOUND') throw new Refusal(404, `There is no such ${what}.`)
  if (decided === 'PAYMENT_STATE_CHANGED')
    throw new Refusal(409, `This ${what} has moved on meanwhile. Look at it again.`)
}

import { randomUUID } from 'node:crypto'
import { applyDepositFact, type DepositFact } from '../../../ledger/payments/deposit-facts.ts'
import { beginDeposit } from '../../../ledger/payments/deposits.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bigint, text } from '../../../platform/database/row.ts'

const PHP = { code: 'PHP', exponent: 2 }
const SOURCE = { merchant: { id: 'aurora', currency: PHP }, connectionId: 'bank', raw: Buffer.from('{}'), headers: {} }

/** Makes a paid deposit of a member; answers its reference and the provider's number. */
export async function paidDeposit(
  database: Database,
  memberId: string,
  amount: string,
  bonusId: string | null = null,
  at = new Date(),
): Promise<{ readonly reference: string; readonly providerRef: string }> {
  const reference = `D${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  await beginDeposit(database, {
    reference,
    merchantId: 'aurora',
    memberId,
    method: 'bank',
    connection: 'bank',
    currency: PHP,
    amountMinor: BigInt(amount.replace('.', '')),
    fee: { basisPoints: 0, fixedMinor: 0n },
    turnoverPercent: 0,
    fields: {},
    bonusId,
    clientKey: randomUUID(),
    requestHash: Buffer.from('x'),
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  const providerRef = randomUUID()
  await say(database, {
    kind: 'depositReceived',
    reference,
    providerRef,
    amount,
    currency: 'PHP',
    at: at.toISOString(),
  })
  return { reference, providerRef }
}

/** Pays once more on the same order. */
export async function paidAgain(database: Database, reference: string, amount: string): Promise<void> {
  await say(database, { kind: 'depositReceived', reference, providerRef: randomUUID(), amount, currency: 'PHP' })
}

/** Makes the provider report at a moment that a deposit never came. */
export async function undoneDeposit(database: Database, providerRef: string, at: Date): Promise<void> {
  await say(database, { kind: 'depositUndone', providerRef, at: at.toISOString() })
}

/** Makes the payer's bank take a deposit back, and perhaps return it. */
export async function chargeback(
  database: Database,
  providerRef: string,
  amount: string,
): Promise<() => Promise<void>> {
  const disputeRef = randomUUID()
  await say(database, { kind: 'chargeback', providerRef, disputeRef, amount, currency: 'PHP', reason: 'fraud' })
  return () => say(database, { kind: 'chargebackReversed', disputeRef })
}

async function say(database: Database, fields: Record<string, unknown>): Promise<void> {
  const fact = { eventId: randomUUID(), at: new Date().toISOString(), ...fields } as DepositFact
  const { status } = await applyDepositFact(database, SOURCE, fact)
  if (status !== 'OK') throw new Error(`${fact.kind}: ${status}`)
}

/** A member's balances, by kind of account. */
export async function balancesOf(database: Database, memberId: string): Promise<Readonly<Record<string, bigint>>> {
  const rows = await database.rows(
    { kind: text, balance: bigint },
    `select kind, balance_minor::text as balance from ledger_account where merchant_id = 'aurora' and owner = $1`,
    [memberId],
  )
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}

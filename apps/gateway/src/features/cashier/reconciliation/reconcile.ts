import type { PaymentFact } from '@livery/contract/payments/facts'
import { fromMinor } from '@livery/locale/amount'
import { applyDepositFact, decimalsOf, isDepositFact } from '../../../ledger/payments/deposit-facts.ts'
import { applyPayoutFact } from '../../../ledger/payments/payout-facts.ts'
import {
  closeDifference,
  type Difference,
  isAccountUsed,
  lastReconciled,
  openDifferences,
  reconcileDay,
} from '../../../ledger/payments/reconciliation.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { addJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { ProviderAccount } from './provider-account.ts'

const RECONCILE = 'reconcile'
const PLAN = 'reconcile-plan'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long after a day's end its list is requested. */
const AFTER_MS = HOUR_MS / 2
/** How many days are caught up after an outage. */
const CAUGHT_UP = 30

export interface ReconcileServices {
  readonly database: Database
  /** Every account whose provider publishes lists. */
  accounts(): Promise<readonly ProviderAccount[]>
}

/** The jobs that compare each account's days with its provider's lists: one plans, the other does one day. */
export function reconcileJobs({ database, accounts }: ReconcileServices): readonly [plan: JobHandler, day: JobHandler] {
  return [
    {
      kind: PLAN,
      async run() {
        for (const account of await accounts()) await planDays(database, account)
        return { again: new Date(Date.now() + HOUR_MS) }
      },
    },
    {
      kind: RECONCILE,
      leaseSeconds: 600,
      async run({ merchantId, payload }) {
        const { connection, day } = payload
        const account = (await accounts()).find(
          (one) => one.merchant.id === merchantId && one.connectionId === connection,
        )
        if (account && typeof day === 'string') await reconcile(database, account, day)
        return 'done'
      },
    },
  ]
}

/** Adds the job that plans; it then repeats for ever. */
export async function planReconciliation(all: Database): Promise<void> {
  await addJob(all, { kind: PLAN, key: 'all', merchantId: null, dueAt: new Date() })
}

/**
 * Every day since the last one that was done, so that an outage leaves none out. An account over which nothing is
 * offered any more is included, once money has gone over it.
 */
async function planDays(database: Database, account: ProviderAccount): Promise<void> {
  const { merchant, connectionId, methodIds, isOffered } = account
  const own = database.of(merchant.id)
  if (!isOffered && !(await isAccountUsed(own, { merchantId: merchant.id, connectionId, methodIds }))) return
  const last = await lastReconciled(own, merchant.id, connectionId)
  const today = Math.floor(Date.now() / DAY_MS)
  const first = last === null ? today - 1 : Math.max(Date.parse(last) / DAY_MS + 1, today - CAUGHT_UP)
  for (let day = first; day < today; day += 1) {
    const name = new Date(day * DAY_MS).toISOString().slice(0, 10)
    await addJob(own, {
      kind: RECONCILE,
      key: `${merchant.id} ${connectionId} ${name}`,
      merchantId: merchant.id,
      dueAt: new Date((day + 1) * DAY_MS + AFTER_MS),
      payload: { connection: connectionId, day: name },
    })
  }
}

/** Compares a day with the provider's list, and closes by rule what the list itself proves. */
export async function reconcile(database: Database, account: ProviderAccount, day: string): Promise<void> {
  const { merchant, connectionId } = account
  const own = database.of(merchant.id)
  await reconcileDay(own, account, day, await account.settlement(day))
  const open = await openDifferences(own, { merchantId: merchant.id, connectionId })
  for (const difference of open) {
    const fact = difference.kind === 'missingOurs' ? factOf(difference, merchant.currency) : null
    if (!fact) continue
    const source = { merchant, connectionId, raw: null, headers: {} }
    const outcome = isDepositFact(fact)
      ? await applyDepositFact(own, source, fact)
      : await applyPayoutFact(own, source, fact, {
          methodIds: account.methodIds,
          receivedAfterMinutes: merchant.withdrawal.receivedAfterMinutes,
        })
    // A fact that was recorded and could not be followed is still a difference, for a person.
    if (outcome.status === 'OK' && TAKEN.has(outcome.did ?? ''))
      await closeDifference(own, difference.id, 'rule', 'takenFromTheList')
  }
}

/** The effect of a fact from the list on where its money is booked now. */
const TAKEN: ReadonlySet<string> = new Set(['credited', 'suspense', 'OK', 'UNCHANGED'])

/** The fact that a line of the list adds to what we knew; null where a person has to look. */
function factOf(
  { direction, provider_ref, reference, currency, theirs_minor, day }: Difference,
  own: { readonly code: string; readonly exponent: number },
): PaymentFact | null {
  const exponent = decimalsOf(currency, own)
  if (exponent === null || theirs_minor === null) return null
  const eventStamp = { eventId: `list ${direction} ${provider_ref}`, at: `${day}T12:00:00.000Z` }
  const sum = { amount: fromMinor(theirs_minor, exponent), currency }
  if (direction === 'deposit')
    return { kind: 'depositReceived', ...eventStamp, ...sum, reference, providerRef: provider_ref }
  if (direction === 'payout' && reference !== null)
    return { kind: 'payoutPaid', ...eventStamp, ...sum, reference, providerRef: provider_ref }
  return null
}

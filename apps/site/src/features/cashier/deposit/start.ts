import type { Deposit } from '@livery/contract/cashier/deposits'
import { queryKey } from '@livery/contract/query-key'
import { CallError } from '../../../shared/http/call-error.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import { type DepositDraft, pressFor } from './draft.ts'
import type { ChangeDraft } from './use-draft.ts'

interface Wish {
  readonly methodId: string
  readonly amount: string
  readonly fields: Readonly<Record<string, string>>
  readonly bonusId: string | null
}

/** Answers after which nobody knows whether the deposit has begun: the same press is sent again with its key. */
const UNKNOWN: readonly string[] = ['NETWORK', 'TIMEOUT', 'OFFLINE', 'UNKNOWN', 'SERVICE_UNAVAILABLE']

/** Begins a deposit; what is sent a second time, after a lost answer or a reload, begins no second one. */
export async function startDeposit(
  visit: Visit,
  draft: DepositDraft,
  change: ChangeDraft,
  wish: Wish,
): Promise<Deposit> {
  const press = pressFor(draft, JSON.stringify(wish))
  change({ press })
  try {
    const deposit = await visit.call('startDeposit', { ...wish, key: press.key })
    keepDeposit(visit, deposit)
    change({ press: null, shown: deposit.reference })
    return deposit
  } catch (error) {
    const isAnswered = error instanceof CallError && !UNKNOWN.includes(error.code)
    if (isAnswered) change({ press: null })
    throw error
  }
}

/**
 * Shows a deposit that came with an answer, and marks the lists as outdated, so that they load again when they are next
 * shown.
 */
export function keepDeposit(visit: Visit, deposit: Deposit): void {
  visit.queries.setQueryData(queryKey('deposit', { reference: deposit.reference }), deposit)
  for (const list of ['depositMethods', 'deposits'])
    void visit.queries.invalidateQueries({ queryKey: [list], refetchType: 'none' })
}

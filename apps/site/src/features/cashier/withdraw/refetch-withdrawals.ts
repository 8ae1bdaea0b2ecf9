import type { Visit } from '../../../shared/visit/visit.ts'

const CHANGED = ['withdrawals', 'withdrawal', 'withdrawalDesk', 'getBalanceV2'] as const

/** Requests again what a withdrawal changes. Events do so too, but not while their connection is lost. */
export function refetchWithdrawals({ queries }: Visit): Promise<unknown> {
  return Promise.all(CHANGED.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

import type { Visit } from '../../../shared/visit/visit.ts'

const CHANGED = ['withdrawals', 'withdrawal', 'withdrawalDesk', 'getBalanceV2'] as const

/** Asks anew for everything that a withdrawal changes: events say so as well, but not while their connection is lost. */
export function askMoneyAnew({ queries }: Visit): Promise<unknown> {
  return Promise.all(CHANGED.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}

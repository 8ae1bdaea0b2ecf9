import { refetchCalls } from '../../../shared/events/refetch-calls.ts'
import type { Visit } from '../../../shared/visit/visit.ts'

/** Requests again what a withdrawal changes. Events do so too, but not while their connection is lost. */
export function refetchWithdrawals({ queries }: Visit): void {
  refetchCalls(queries, ['withdrawals', 'withdrawal', 'withdrawalDesk', 'getBalanceV2'])
}

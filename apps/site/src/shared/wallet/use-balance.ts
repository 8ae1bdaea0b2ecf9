import { useAnswer } from '../query/use-answer.ts'
import { useSession } from '../visit/use-visit.ts'

/** The balance: first from the sign-in, then from events, and from the gateway on request. */
export function useBalance() {
  const signedIn = useSession(({ phase }) => phase === 'member')
  return useAnswer('getBalanceV2', {}, { enabled: signedIn, staleMs: Number.POSITIVE_INFINITY })
}

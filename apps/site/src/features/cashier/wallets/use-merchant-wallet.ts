import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

export type MerchantWallet = ResponseOf<Calls['merchantWallet']>

const KEY = 'merchantWallet'

/** Which vendors keep wallets of their own; asked once a session and held in its storage (docs/product.md 12.7). */
export function useMerchantWallet() {
  const visit = useVisit()
  const query = answerQuery(visit, 'merchantWallet', {})
  return useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn(context) {
      const held = readHeld(visit.sessionStorage.get(KEY))
      if (held) return held
      const answer = await query.queryFn(context)
      visit.sessionStorage.set(KEY, JSON.stringify(answer))
      return answer
    },
  })
}

/** Reads what an earlier page of the session has stored; null for anything else. */
function readHeld(text: string | null): MerchantWallet | null {
  try {
    const held = JSON.parse(text ?? 'null') as Partial<MerchantWallet> | null
    return held && Array.isArray(held.vendors) && held.currency !== undefined ? (held as MerchantWallet) : null
  } catch {
    return null
  }
}

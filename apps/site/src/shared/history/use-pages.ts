import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { toast } from '@livery/ui/toast'
import { useEffect, useState } from 'react'
import { errorText } from '../http/error-text.ts'
import { useAnswer } from '../query/use-answer.ts'
import { useVisit } from '../visit/use-visit.ts'

/** The calls that answer a list by pages, each with the place where the next one begins. */
type Paged =
  | 'betRecords'
  | 'transactions'
  | 'agentDownlines'
  | 'agentStatements'
  | 'agentBets'
  | 'agentMovements'
  | 'agentRebates'
  | 'agentRebateRounds'
  | 'rebateClaims'
  | 'bonusDetails'
  | 'referralFriends'
  | 'redeemList'
  | 'pointTransactions'
  | 'agentSettlements'
  | 'agentContracts'
  | 'contractHistory'

/**
 * The pages of a list, one after another: the first by the filter, further ones on request. Another filter, and a newer
 * first page, begin anew.
 */
export function usePages<Name extends Paged>(name: Name, request: RequestOf<Calls[Name]>) {
  const visit = useVisit()
  const first = useAnswer(name, request, { staleMs: 0, keepFormer: true })
  const answer = first.data
  const [further, setFurther] = useState<readonly ResponseOf<Calls[Name]>[]>([])
  const [isComing, setComing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages follow the first page they were asked after
  useEffect(() => setFurther([]), [answer])
  const pages = answer ? [answer, ...further] : []
  const next = pages.at(-1)?.next ?? null
  const more = async () => {
    if (next === null || isComing) return
    setComing(true)
    try {
      const page = await visit.call(name, { ...request, cursor: next } as RequestOf<Calls[Name]>)
      setFurther((present) => [...present, page as ResponseOf<Calls[Name]>])
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setComing(false)
    }
  }
  return { first, pages, hasMore: next !== null && !first.isPlaceholderData, isComing, more }
}

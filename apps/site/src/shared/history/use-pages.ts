import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { toast } from '@livery/ui/toast'
import { useEffect, useRef, useState } from 'react'
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
  | 'agentSettlementMembers'
  | 'agentSettlementRounds'
  | 'agentContracts'
  | 'contractHistory'

/** How many further pages of a list are requested again with the first one; a longer list begins anew. */
const MOST_RENEWED = 9

/** The further pages that were opened, the first page they follow, and the request they answer. */
interface Opened<Answer> {
  readonly filter: string
  readonly first: Answer | null
  readonly further: readonly Answer[]
}

const NOTHING = { filter: '', first: null, further: [] } as const

/**
 * The pages of a list, one after another: the first by the filter, further ones on request. Another filter begins anew.
 * Where the first page is asked for again, so are the further ones, since what was changed may stand on any of them;
 * until all are there, the list stays as it was.
 */
export function usePages<Name extends Paged>(name: Name, request: RequestOf<Calls[Name]>) {
  type Answer = ResponseOf<Calls[Name]>
  const visit = useVisit()
  const first = useAnswer(name, request, { staleMs: 0, keepFormer: true })
  const answer = first.data
  const filter = JSON.stringify(request)
  const [opened, setOpened] = useState<Opened<Answer>>(NOTHING)
  const [isComing, setComing] = useState(false)
  /** Increases when the list begins anew: pages that were requested before do not belong to it any more. */
  const turn = useRef(0)
  const isOpen = opened.first !== null && (opened.filter === filter || first.isPlaceholderData)
  // Pages of another filter stand in for an answer that is coming, not for one that waits for the connection.
  const isHeld = first.isPlaceholderData && first.isPaused
  const pages = isHeld ? [] : isOpen ? [opened.first!, ...opened.further] : answer ? [answer] : []
  const next = pages.at(-1)?.next ?? null
  const pageAt = async (cursor: string) =>
    (await visit.call(name, { ...request, cursor } as RequestOf<Calls[Name]>)) as Answer

  // biome-ignore lint/correctness/useExhaustiveDependencies: pages follow the first page, each time it comes
  useEffect(() => {
    if (first.isPlaceholderData || !answer) return
    turn.current += 1
    const mine = turn.current
    setComing(false)
    if (!isOpen) return
    if (opened.further.length > MOST_RENEWED) {
      setOpened(NOTHING)
      return
    }
    setComing(true)
    renewed(answer, opened.further.length, pageAt)
      .catch(() => [])
      .then((further) => {
        if (turn.current !== mine) return
        setOpened(further.length > 0 ? { filter, first: answer, further } : NOTHING)
        setComing(false)
      })
  }, [answer, first.dataUpdatedAt, first.isPlaceholderData, filter])

  const more = async () => {
    if (next === null || isComing || !answer) return
    const mine = turn.current
    setComing(true)
    try {
      const page = await pageAt(next)
      if (turn.current !== mine) return
      setOpened({ filter, first: isOpen ? opened.first : answer, further: [...(isOpen ? opened.further : []), page] })
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      if (turn.current === mine) setComing(false)
    }
  }
  return { first, pages, hasMore: next !== null && !first.isPlaceholderData, isComing, more }
}

/** Loads as many pages after the first one as before, or fewer when the list became shorter. */
async function renewed<Answer extends { readonly next: string | null }>(
  { next }: Answer,
  count: number,
  pageAt: (cursor: string) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const further: Answer[] = []
  let cursor = next
  while (cursor !== null && further.length < count) {
    const page = await pageAt(cursor)
    further.push(page)
    cursor = page.next
  }
  return further
}

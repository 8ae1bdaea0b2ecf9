import { informationRequest } from '@livery/contract/catalogue-requests'
import { useEffect, useRef } from 'react'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'

/** Wins and stakes that are older than this are requested again. */
const FRESH_MS = 30_000

/**
 * Information about a game. A page may be rendered without the stakes when its vendor had not sent them yet; then they
 * are requested once.
 */
export function useInformation(vendor: string, code: string) {
  const answer = useAnswer('gameInformation', informationRequest(useLanguageCode(), vendor, code), {
    staleMs: FRESH_MS,
  })
  const { data, refetch } = answer
  const isRefetched = useRef(false)
  const isIncomplete = data?.game && data.stakes === null
  useEffect(() => {
    if (!isIncomplete || isRefetched.current) return
    isRefetched.current = true
    void refetch()
  }, [isIncomplete, refetch])
  return answer
}

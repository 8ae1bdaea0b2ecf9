import { informationRequest } from '@livery/contract/catalogue-requests'
import { awaitedMs, useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'

/** Wins and stakes that are older than this are requested again. */
const FRESH_MS = 30_000

/** Figures are what one opens the page of a game for. */
const AWAITED_FIRST_MS = 300

/** What is known of a game. A page is rendered without what its vendor had not told yet, which is asked for at once. */
export function useInformation(vendor: string, code: string) {
  return useAnswer('gameInformation', informationRequest(useLanguageCode(), vendor, code), {
    staleMs: FRESH_MS,
    everyMs: (last, answers) => (last?.awaited ? awaitedMs(answers, AWAITED_FIRST_MS) : false),
  })
}

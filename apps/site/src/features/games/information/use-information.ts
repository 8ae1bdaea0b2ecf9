import { informationRequest } from '@livery/contract/catalogue-requests'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'

/** Wins and stakes are asked anew when they are older. */
const FRESH_MS = 30_000

/** What is known of a game. */
export function useInformation(vendor: string, code: string) {
  return useAnswer('gameInformation', informationRequest(useLanguageCode(), vendor, code), { staleMs: FRESH_MS })
}

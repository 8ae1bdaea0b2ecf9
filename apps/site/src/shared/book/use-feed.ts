import type { Fixture } from '@livery/contract/games/feed'
import { useAnswer } from '../query/use-answer.ts'

/** How long after an answer the prices are asked for again, while somebody looks. */
const EVERY_MS = 5_000

/** The matches of now with their prices; undefined while they load. */
export function useFeed(): readonly Fixture[] | undefined {
  return useAnswer('sportsFeed', {}, { staleMs: EVERY_MS, everyMs: EVERY_MS }).data?.fixtures
}

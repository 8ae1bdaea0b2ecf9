import type { Fixture } from '@livery/contract/games/feed'
import { awaitedMs, useAnswer } from '../query/use-answer.ts'

/** How long after an answer the prices are asked for again, while somebody looks. */
const EVERY_MS = 5_000

/** The matches of now with their prices; undefined while they load, or a vendor is still awaited. */
export function useFeed(): readonly Fixture[] | undefined {
  const { data } = useAnswer(
    'sportsFeed',
    {},
    { staleMs: EVERY_MS, everyMs: (last, answers) => (last?.isAwaited ? awaitedMs(answers) : EVERY_MS) },
  )
  return data?.isAwaited ? undefined : data?.fixtures
}

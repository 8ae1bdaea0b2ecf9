import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { answerQuery } from './answer-query.ts'

interface Options<Answer> {
  /** Request only when this is true. */
  readonly enabled?: boolean
  readonly staleMs?: number
  /** Asks again so long after each answer, while the page is visible; the last one and their number may decide. */
  readonly everyMs?: number | ((answer: Answer | undefined, answers: number) => number | false)
  /** Keep the former answer while another request of the same call is under way (paging). */
  readonly keepFormer?: boolean
}

/** After the first screen is complete, so that what a vendor has not told yet is no part of its requests. */
const FIRST_MS = 2_000
const MOST_MS = 5_000

/** How soon a call is repeated whose answer lacks what a vendor has not told yet: soon, then less and less often. */
export const awaitedMs = (answers: number, firstMs = FIRST_MS) =>
  Math.min(firstMs * 2 ** Math.max(0, answers - 1), MOST_MS)

/** What decides how soon a call is repeated. */
interface Answered {
  readonly state: { readonly data?: unknown; readonly dataUpdateCount: number }
}

/**
 * The answer of a GET call, from the seeded cache or from the gateway. Nothing is requested while the member is being
 * signed out, because the answer would differ afterwards.
 */
export function useAnswer<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { enabled = true, staleMs, everyMs, keepFormer = false }: Options<ResponseOf<Calls[Name]>> = {},
): UseQueryResult<ResponseOf<Calls[Name]>> {
  const leaving = useSession((session) => session.leaving)
  return useQuery({
    ...answerQuery(useVisit(), name, request),
    enabled: enabled && !leaving,
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(everyMs === undefined
      ? {}
      : {
          refetchInterval:
            typeof everyMs === 'number'
              ? everyMs
              : ({ state }: Answered) => everyMs(state.data as never, state.dataUpdateCount),
        }),
    ...(keepFormer ? { placeholderData: keepPreviousData as never } : {}),
  }) as UseQueryResult<ResponseOf<Calls[Name]>>
}

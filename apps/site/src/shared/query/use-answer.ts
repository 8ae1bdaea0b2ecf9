import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useVisit } from '../visit/use-visit.ts'
import { answerQuery } from './answer-query.ts'

interface Options {
  /** Request only when this is true. */
  readonly enabled?: boolean
  readonly staleMs?: number
  /** Keep the former answer while another request of the same call is under way (paging). */
  readonly keepFormer?: boolean
}

/** The answer of a GET call, from the seeded cache or from the gateway. */
export function useAnswer<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { enabled = true, staleMs, keepFormer = false }: Options = {},
): UseQueryResult<ResponseOf<Calls[Name]>> {
  return useQuery({
    ...answerQuery(useVisit(), name, request),
    enabled,
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(keepFormer ? { placeholderData: keepPreviousData as never } : {}),
  }) as UseQueryResult<ResponseOf<Calls[Name]>>
}

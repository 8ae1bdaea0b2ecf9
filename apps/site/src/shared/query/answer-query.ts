import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import type { Visit } from '../visit/visit.ts'

/**
 * The query options for the answer of a GET call. One that replaces another waits for hydration: parts of the page that
 * are not hydrated yet must find the answers that the server rendered them from.
 */
export function answerQuery<Name extends CallName>(
  visit: Visit,
  name: Name,
  request: RequestOf<Calls[Name]>,
): {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ResponseOf<Calls[Name]>>
} {
  const key = queryKey(name, request as Record<string, unknown>)
  return {
    queryKey: key,
    queryFn: async ({ signal }) => {
      const answer = await visit.call(name, request, signal)
      if (visit.queries.getQueryData(key) !== undefined) await visit.hydration.done
      return answer
    },
  }
}

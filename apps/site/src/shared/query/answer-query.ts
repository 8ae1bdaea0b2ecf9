import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import type { Visit } from '../visit/visit.ts'

/** The query options for the answer of a GET call. */
export function answerQuery<Name extends CallName>(
  visit: Visit,
  name: Name,
  request: RequestOf<Calls[Name]>,
): {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ResponseOf<Calls[Name]>>
} {
  return {
    queryKey: queryKey(name, request as Record<string, unknown>),
    queryFn: ({ signal }) => visit.call(name, request, signal),
  }
}

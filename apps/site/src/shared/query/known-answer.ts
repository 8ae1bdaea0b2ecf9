import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import type { Visit } from '../visit/visit.ts'

/** The answer of a call that the page has already; undefined where it has none. */
export function knownAnswer<Name extends CallName>(
  { queries }: Pick<Visit, 'queries'>,
  name: Name,
  request: RequestOf<Calls[Name]>,
): ResponseOf<Calls[Name]> | undefined {
  return queries.getQueryData<ResponseOf<Calls[Name]>>([
    ...queryKey(name, request as Readonly<Record<string, unknown>>),
  ])
}

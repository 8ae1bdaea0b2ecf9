import type { Period } from '@livery/contract/account/history/period'
import { HISTORY_PAGE_MAX } from '@livery/contract/account/history/words'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Visit } from '../visit/visit.ts'

type Paged =
  | 'betRecords'
  | 'transactions'
  | 'agentStatements'
  | 'agentBets'
  | 'agentMovements'
  | 'rebateClaims'
  | 'bonusDetails'
  | 'agentSettlements'

/** The most rows of a file; who needs more chooses a shorter period. */
export const FILE_ROWS_MAX = 10_000

/** Writes all pages of a list, one at a time, as text, and says of which days; the rows themselves are not kept. */
export async function gatherRows<Name extends Paged>(
  visit: Visit,
  name: Name,
  request: RequestOf<Calls[Name]>,
  write: (page: ResponseOf<Calls[Name]>) => { readonly text: string; readonly rows: number },
): Promise<{ readonly period: Period; readonly parts: readonly string[]; readonly isWhole: boolean }> {
  const parts: string[] = []
  let period: Period
  let rows = 0
  let cursor: string | null = null
  do {
    const pageRequest = { ...request, pageSize: HISTORY_PAGE_MAX, ...(cursor && { cursor }) }
    const page = (await visit.call(name, pageRequest as RequestOf<Calls[Name]>)) as ResponseOf<Calls[Name]>
    period = page.period
    const written = write(page)
    parts.push(written.text)
    rows += written.rows
    cursor = page.next
  } while (cursor !== null && rows < FILE_ROWS_MAX)
  return { period, parts, isWhole: cursor === null }
}

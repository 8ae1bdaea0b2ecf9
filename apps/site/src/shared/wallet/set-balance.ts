import type { ResponseOf } from '@livery/contract/call'
import { queryKey } from '@livery/contract/query-key'
import type { getBalanceV2 } from '@livery/contract/wallet'
import type { QueryClient } from '@tanstack/react-query'

/** Shows a balance that came with another answer or an event, without asking for it. */
export function setBalance(queries: QueryClient, { balance, currency }: ResponseOf<typeof getBalanceV2>): void {
  queries.setQueryData(queryKey('getBalanceV2'), { balance, currency })
}

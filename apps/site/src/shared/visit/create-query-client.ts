import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../http/call-error.ts'

const FRESH_MS = 60_000

/**
 * A query cache seeded from the boot document. Seeds count as fetched now, however old a cached page is; data that
 * changes often (winners, balance) has its own, shorter stale time.
 */
export function createQueryClient(seeds: readonly (readonly [readonly unknown[], unknown])[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // The client of `shared/http` retries failed requests itself, and an answer with an error code is final.
        retry: (failures, error) => failures < 1 && !(error instanceof CallError),
      },
    },
  })
  for (const [key, value] of seeds) client.setQueryData([...key], value)
  return client
}

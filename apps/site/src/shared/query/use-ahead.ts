import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSite } from '../site/use-site.ts'

/** What somebody is likely to want next is asked for once the page is at rest, unless they save data. */
export function useAhead<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { enabled }: { readonly enabled: boolean },
): void {
  const site = useSite()
  const client = useQueryClient()
  const asked = JSON.stringify(request)
  useEffect(() => {
    if (!enabled || savesData()) return
    const wanted = JSON.parse(asked) as typeof request
    const fetch = () =>
      void client.prefetchQuery({
        queryKey: [...queryKey(name, wanted as Record<string, unknown>)],
        queryFn: ({ signal }) => site.call(name, wanted, signal),
      })
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetch, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetch)
    return () => cancelIdleCallback(idle)
  }, [client, site, name, asked, enabled])
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

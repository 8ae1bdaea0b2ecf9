import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { whenIdle } from '@livery/ui/when-idle'
import { hashKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useVisit } from '../visit/use-visit.ts'
import { answerQuery } from './answer-query.ts'

/** Loads data that is likely to be needed next once the page is idle, unless the visitor saves data. */
export function usePrefetch<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  { enabled }: { readonly enabled: boolean },
): void {
  const visit = useVisit()
  const query = answerQuery(visit, name, request)
  const fetch = useEffectEvent(() => void visit.queries.prefetchQuery(query))
  const hash = enabled ? hashKey(query.queryKey) : undefined
  useEffect(() => {
    if (hash === undefined || savesData()) return
    return whenIdle(() => fetch())
  }, [hash])
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

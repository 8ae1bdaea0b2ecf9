import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { useCallback } from 'react'
import { useAnswer } from '../query/use-answer.ts'

type Vendors = ResponseOf<Calls['getGameVendor']>

/** Names by codes for each answer, because every list of a page asks for them. */
const namesByAnswer = new WeakMap<Vendors, ReadonlyMap<string, string>>()

/** Names of vendors by their codes; the code itself while the name is unknown. */
export function useVendorName(): (code: string) => string {
  const { data } = useAnswer('getGameVendor', {})
  return useCallback((code) => (data && namesOf(data).get(code)) ?? code, [data])
}

function namesOf(answer: Vendors): ReadonlyMap<string, string> {
  const known = namesByAnswer.get(answer)
  if (known) return known
  const entries = answer.data.lanes.flatMap(({ vendors }) =>
    vendors.map((one) => [one.vassalage, one.displayName] as const),
  )
  const names = new Map(entries)
  namesByAnswer.set(answer, names)
  return names
}

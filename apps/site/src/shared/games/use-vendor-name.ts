import { useCallback, useMemo } from 'react'
import { useAnswer } from '../query/use-answer.ts'

/** Names of vendors by their codes; the code itself while the name is unknown. */
export function useVendorName(): (code: string) => string {
  const { data } = useAnswer('getGameVendor', {})
  const names = useMemo(
    () =>
      new Map(
        data?.data.lanes.flatMap(({ vendors }) => vendors.map((one) => [one.vassalage, one.displayName] as const)),
      ),
    [data],
  )
  return useCallback((code) => names.get(code) ?? code, [names])
}

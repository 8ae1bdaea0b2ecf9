import { isolate } from '@livery/locale/isolate'
import { zoneName } from '@livery/locale/zone-name'
import { useMemo } from 'react'
import { usePreferences, useVisit } from '../visit/use-visit.ts'

/** The name of the merchant's clock, by which days and times are written, apart from the text around it. */
export function useZoneName(): string {
  const language = usePreferences((state) => state.language)
  const { timeZone } = useVisit().boot.merchant
  return useMemo(() => isolate(zoneName(timeZone, language)), [language, timeZone])
}

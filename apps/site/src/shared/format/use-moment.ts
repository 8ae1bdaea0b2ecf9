import { dateTime } from '@livery/locale/date-time'
import { isolate } from '@livery/locale/isolate'
import { useMemo } from 'react'
import { usePreferences, useVisit } from '../visit/use-visit.ts'

/**
 * Formats day and time of an instant by the merchant's clock: the steps of a payment, the histories whose days are the
 * merchant's, and customer service then speak of one time.
 */
export function useMoment(): (instant: string) => string {
  const language = usePreferences((state) => state.language)
  const { timeZone } = useVisit().boot.merchant
  return useMemo(() => (instant) => isolate(dateTime(instant, language, { timeZone })), [language, timeZone])
}

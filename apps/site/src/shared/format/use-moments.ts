import { date, dateTime } from '@livery/locale/date-time'
import { useMemo } from 'react'
import { usePreferences, useVisit } from '../visit/use-visit.ts'

/**
 * Formats moments and days by the merchant's clock, in the reader's language: the steps of a payment, the histories
 * whose days are the merchant's, and customer service then speak of one time.
 */
export function useMoments(): {
  readonly moment: (instant: string) => string
  readonly day: (date: string) => string
} {
  const language = usePreferences((state) => state.language)
  const { timeZone } = useVisit().boot.merchant
  return useMemo(
    () => ({
      moment: (instant) => dateTime(instant, language, { timeZone }),
      // A day is the same everywhere; noon in UTC only carries it through the formatter.
      day: (local) => date(`${local}T12:00:00Z`, language, { timeZone: 'UTC' }),
    }),
    [language, timeZone],
  )
}

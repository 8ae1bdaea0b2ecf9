import { dateTime } from '@livery/locale/date-time'
import { isolate } from '@livery/locale/isolate'
import { useMemo } from 'react'
import { usePreferences } from '../visit/use-visit.ts'

/** Formats day and time of an instant for the reader. */
export function useMoment(): (instant: string) => string {
  const language = usePreferences((state) => state.language)
  return useMemo(() => (instant) => isolate(dateTime(instant, language)), [language])
}

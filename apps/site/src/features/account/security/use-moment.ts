import { useMemo } from 'react'
import { usePreferences } from '../../../shared/visit/use-visit.ts'

/** Formats day and time of an instant for the reader. */
export function useMoment(): (instant: string) => string {
  const { formatTag, formatFallback } = usePreferences((state) => state.language)
  return useMemo(() => {
    const locales = [formatTag, ...(formatFallback ? [formatFallback] : [])]
    const format = new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeStyle: 'short' })
    return (instant) => `\u2068${format.format(new Date(instant))}\u2069`
  }, [formatTag, formatFallback])
}

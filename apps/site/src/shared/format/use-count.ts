import { count } from '@livery/locale/count'
import { usePreferences } from '../visit/use-visit.ts'

/** Formats whole numbers as the reader's language groups them. */
export function useCount(): (value: number) => string {
  const locale = usePreferences((state) => state.language)
  return (value) => count(value, locale)
}

import { percent } from '@livery/locale/percent'
import { usePreferences } from '../visit/use-visit.ts'

/** Formats percentages as the reader's language does. */
export function usePercent(): (value: number) => string {
  const locale = usePreferences((state) => state.language)
  return (value) => percent(value, locale)
}

import { numberLayout } from '@livery/locale/number-layout'
import { usePreferences } from '../visit/use-visit.ts'

/** Writes a price in hundredths as decimal odds with the language's own decimal sign. */
export function useOdds(): (price: number) => string {
  const locale = usePreferences((state) => state.language)
  const { decimal } = numberLayout(locale)
  return (price) => (price / 100).toFixed(2).replace('.', decimal)
}

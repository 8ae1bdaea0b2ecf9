import { numberLayout } from '@livery/locale/number-layout'
import { usePreferences } from '../visit/use-visit.ts'

/** Writes a decimal as it comes (`0.25`) with the decimal sign of the reader's language: `0,25`. */
export function useDecimal(): (decimal: string) => string {
  const language = usePreferences((state) => state.language)
  const { decimal } = numberLayout(language)
  return (figures) => figures.replace('.', decimal)
}

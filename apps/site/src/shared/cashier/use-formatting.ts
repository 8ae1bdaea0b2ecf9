import { useMoney } from '../format/use-money.ts'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import type { Formatting } from './fault-text.ts'

/** How amounts and times are written for the reader. */
export function useFormatting(): Formatting {
  const { i18n } = useVisit()
  const language = usePreferences((state) => state.language)
  return { i18n, language, money: useMoney() }
}

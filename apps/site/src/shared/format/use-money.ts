import { type MoneyPart, money } from '@livery/locale/money'
import type { AmountPart } from '@livery/ui/amount'
import { useMemo } from 'react'
import { usePreferences, useVisit } from '../visit/use-visit.ts'

/** The parts of an amount that the design system draws less prominently, by its own names. */
const NAMES: Readonly<Partial<Record<MoneyPart['type'], string>>> = { symbol: 'currency' }

export interface FormattedMoney {
  readonly parts: readonly AmountPart[]
  readonly text: string
}

/**
 * Formats decimal strings in the merchant's currency as the reader's language does; with more decimals than it has
 * where `exponent` says so.
 */
export function useMoney(): (amount: string, exponent?: number) => FormattedMoney {
  const { currency } = useVisit().boot.merchant
  const locale = usePreferences((state) => state.language)
  return useMemo(
    () =>
      (amount, exponent = currency.exponent) => {
        const { parts, text } = money({ amount, currency: { ...currency, exponent }, locale })
        return { text, parts: parts.map(({ type, value }) => ({ type: NAMES[type] ?? type, value })) }
      },
    [currency, locale],
  )
}

import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import { type Programme, programmesOf } from './rules/compiled.ts'

/** The name members see for a programme: its own, or that of its promotion. */
export function titleOf({ stated }: Programme, merchant: Merchant, language: string): string {
  const promotion = merchant.promotions.find(({ id }) => id === stated.promotion)
  return textIn(stated.name ?? promotion?.title ?? { EN: stated.id }, language, merchant.languages)
}

/** The name members see for the source of a reward: a programme, or a raffle. */
export function titleOfId(id: string, merchant: Merchant, language: string): string {
  const programme = programmesOf(merchant).find((one) => one.id === id)
  if (programme) return titleOf(programme, merchant, language)
  const raffle = merchant.raffles?.find((one) => one.id === id)
  return raffle ? textIn(raffle.name, language, merchant.languages) : id
}

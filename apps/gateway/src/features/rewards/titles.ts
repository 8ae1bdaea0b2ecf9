import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import { type Programme, programmesOf } from './rules/compiled.ts'

/** What members call a programme: its own name, or that of the promotion it belongs to. */
export function titleOf({ stated }: Programme, merchant: Merchant, language: string): string {
  const promotion = merchant.promotions.find(({ id }) => id === stated.promotion)
  return textIn(stated.name ?? promotion?.title ?? { EN: stated.id }, language, merchant.languages)
}

/** What members call what a reward names: a programme, or a raffle. */
export function titleOfId(id: string, merchant: Merchant, language: string): string {
  const programme = programmesOf(merchant).find((one) => one.id === id)
  if (programme) return titleOf(programme, merchant, language)
  const raffle = merchant.raffles?.find((one) => one.id === id)
  return raffle ? textIn(raffle.name, language, merchant.languages) : id
}

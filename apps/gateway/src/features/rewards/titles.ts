import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import type { Programme } from './rules/compiled.ts'

/** What members call a programme: its own name, or that of the promotion it belongs to. */
export function titleOf({ stated }: Programme, merchant: Merchant, language: string): string {
  const promotion = merchant.promotions.find(({ id }) => id === stated.promotion)
  return textIn(stated.name ?? promotion?.title ?? { EN: stated.id }, language, merchant.languages)
}

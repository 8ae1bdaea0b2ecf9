import type { Merchant } from './merchant.ts'
import { textIn } from './texts.ts'

type Programme = NonNullable<Merchant['programmes']>[number]

/** The name members see for a programme: its own, or that of its promotion. */
export function programmeTitle({ id, name, promotion }: Programme, merchant: Merchant, language: string): string {
  const title = name ?? merchant.promotions.find((one) => one.id === promotion)?.title ?? { EN: id }
  return textIn(title, language, merchant.languages)
}

/**
 * The name members see for the source of a reward or of a turnover requirement: a programme, a promotion or a raffle;
 * undefined where the merchant has none with this id.
 */
export function rewardTitle(id: string, merchant: Merchant, language: string): string | undefined {
  const programme = merchant.programmes?.find((one) => one.id === id)
  if (programme) return programmeTitle(programme, merchant, language)
  const name =
    merchant.promotions.find((one) => one.id === id)?.title ?? merchant.raffles?.find((one) => one.id === id)?.name
  return name && textIn(name, language, merchant.languages)
}

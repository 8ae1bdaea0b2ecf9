import type { Merchant } from './merchant.ts'
import { customerServiceOf, menusOf, publicMerchant } from './public.ts'

/** What a page may carry of a merchant besides its own content, in bytes before compression. */
export const PAGE_BUDGET = 24 * 1024

/** The weight of what the boot document of every page holds of a merchant, in its heaviest language. */
export function pageBytes(merchant: Merchant): number {
  const weights = merchant.languages.map((language) =>
    weightOf([publicMerchant(merchant, language), customerServiceOf(merchant, language)]),
  )
  const { capabilities, registration, imageCDNs, launchGameCDNs } = merchant
  return Math.max(...weights) + weightOf([menusOf(merchant), capabilities, registration, imageCDNs, launchGameCDNs])
}

const weightOf = (parts: readonly unknown[]) => Buffer.byteLength(JSON.stringify(parts))

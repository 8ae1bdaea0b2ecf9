import type { Merchant } from './merchant.ts'
import { customerServiceOf, menusOf, publicMerchant } from './public.ts'

/** How many bytes a page may carry about a merchant besides its own content, before compression. */
export const PAGE_BUDGET = 24 * 1024

/** The size of the merchant's data in the boot document of every page, in its largest language. */
export function pageBytes(merchant: Merchant): number {
  const weights = merchant.languages.map((language) =>
    weightOf([publicMerchant(merchant, language), customerServiceOf(merchant, language)]),
  )
  const { capabilities, registration, imageCDNs, launchGameCDNs } = merchant
  return Math.max(...weights) + weightOf([menusOf(merchant), capabilities, registration, imageCDNs, launchGameCDNs])
}

const weightOf = (parts: readonly unknown[]) => Buffer.byteLength(JSON.stringify(parts))

import type { Merchant } from './merchant.ts'
import { customerServiceOf, menusOf, publicMerchant } from './public.ts'

/** What a page may carry of a merchant besides its own content, in bytes before compression. */
export const PAGE_BUDGET = 24 * 1024

/** The weight of what the boot document of every page holds of a merchant, in its heaviest language. */
export function pageBytes(merchant: Merchant): number {
  const weights = merchant.languages.map((language) =>
    Buffer.byteLength(
      JSON.stringify([
        publicMerchant(merchant, language),
        menusOf(merchant),
        merchant.capabilities,
        merchant.registration,
        customerServiceOf(merchant, language),
        merchant.imageCDNs,
        merchant.launchGameCDNs,
      ]),
    ),
  )
  return Math.max(...weights)
}

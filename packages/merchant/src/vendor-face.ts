import { assetUrl } from './asset-url.ts'
import type { Merchant } from './merchant.ts'

/**
 * A vendor's name and picture at a merchant: the merchant's own, otherwise the vendor's.
 *
 * @param id the vendor's id
 *
 * @param own the vendor's own name, and the address of its logo
 */
export function vendorFace(
  merchant: Pick<Merchant, 'vendors' | 'assets'>,
  id: string,
  own: { readonly name: string; readonly logo: string },
): { readonly name: string; readonly logo: string } {
  const chosen = merchant.vendors.find((vendor) => vendor.id === id)
  return {
    name: chosen?.name ?? own.name,
    logo: chosen?.logo === undefined ? own.logo : assetUrl(merchant, chosen.logo),
  }
}

import type { Boot } from '@livery/contract/boot'
import type { SystemStatusCode } from '@livery/contract/system'
import { withOwnTags } from '@livery/merchant/own-tags'
import { unusualComposition } from '@livery/theme/composition'
import { systemStatusOf } from '../tenancy/access/status.ts'
import { methodName } from '../tenancy/payments/method-name.ts'
import type { PaymentMethods } from '../tenancy/payments/payment-methods.ts'
import { bootLanguage, type Site } from '../tenancy/sites/site.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import type { Vendors } from '../tenancy/vendors/vendors.ts'

/** The part of a boot document that comes from configuration and texts, without the database. */
export type SiteBoot = Omit<Boot, 'buildId' | 'mode' | 'queries'>

export interface BootSources {
  readonly texts: TextStore
  readonly vendors: Vendors
  readonly payments: Pick<PaymentMethods, 'offered'>
  readonly firebaseEmulator?: string | null
}

/**
 * @param language a platform code of the merchant
 * @param status of the site for the visitor; the address of a blocked visitor comes from the call `systemStatus`
 */
export function siteBoot(
  site: Site,
  { texts, vendors, payments, firebaseEmulator: emulator = null }: BootSources,
  language: string,
  status: SystemStatusCode,
): SiteBoot {
  const { languages } = site.merchant
  const shown = texts.shown(language, languages)
  const merchant = site.bootMerchant(shown)
  const asShown = (code: string) => {
    const other = texts.shown(code, languages)
    return withOwnTags(bootLanguage(code, other), site.merchant, other)
  }
  return {
    release: site.release,
    status: systemStatusOf(site, status, shown),
    merchant: { ...merchant, ...(merchant.firebase && emulator && { firebase: { ...merchant.firebase, emulator } }) },
    capabilities: site.merchant.capabilities,
    menus: site.menus,
    composition: unusualComposition(site.theme.composition),
    registration: site.merchant.registration,
    language: asShown(language),
    languages: languages.map(asShown),
    texts: texts.versions(language, languages),
    vendorMarks: site.vendorMarks,
    paymentMarks: payments.offered(site.merchant, 'deposit', null).map(({ method, logoUrl }) => ({
      id: method.id,
      name: methodName(method, shown),
      logo: logoUrl,
    })),
    gameOrigins: vendors.gameOrigins,
  }
}

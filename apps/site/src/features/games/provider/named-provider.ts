import { namedAt } from '@livery/contract/pages'
import { vendorNameOf } from '../../../shared/games/vendor-name-of.ts'
import type { PageLook } from '../../../shared/pages/page.ts'

/** Name and description of the provider at an address. */
export const namedProvider: NonNullable<PageLook['named']> = (visit, pathname) => {
  const at = namedAt('provider', pathname)
  const vendor = at ? vendorNameOf(visit, at.vendor.toUpperCase()) : null
  if (vendor === undefined || vendor === null) return vendor
  const { name: merchant } = visit.boot.merchant
  return { name: vendor, description: visit.i18n.t('information:provider.lead', { vendor, merchant }) }
}

import type { ResponseOf } from '@livery/contract/call'
import type { domainRoutes } from '@livery/contract/support/mirrors'
import type { Site } from '../../tenancy/sites/site.ts'

/** The site's official addresses. */
export function domainsOf({ merchant }: Pick<Site, 'merchant'>): ResponseOf<typeof domainRoutes> {
  return { mainDomain: merchant.domains.main, domainRoute: [...merchant.domains.mirrors] }
}

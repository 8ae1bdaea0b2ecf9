import { LiveryError } from '@livery/contract/errors'
import type { SystemStatus, SystemStatusCode } from '@livery/contract/system'
import { customerServiceOf } from '@livery/merchant/public'
import { textIn } from '@livery/merchant/texts'
import type { FastifyRequest } from 'fastify'
import type { Site } from '../sites/site.ts'
import { isBlocked } from './blocked-addresses.ts'

/** 1 in maintenance, else 2 when the visitor's address is blocked, else 0 (docs/product.md 2.1). */
export function statusCode(site: Site, ip: string): SystemStatusCode {
  if (site.merchant.maintenance.active) return 1
  return isBlocked(site.merchant.access, ip) ? 2 : 0
}

/** Throws MAINTENANCE or ACCESS_RESTRICTED where the site is closed to this visitor. */
export function assertOpen(site: Site, request: FastifyRequest): void {
  const code = statusCode(site, request.ip)
  if (code === 1) throw new LiveryError('MAINTENANCE')
  if (code === 2) throw new LiveryError('ACCESS_RESTRICTED', { params: { ip: request.ip } })
}

/**
 * The answer of the call `systemStatus`, also inlined in every page.
 * @param ip the visitor's where it may be blocked; left out of pages, which are the same for all visitors
 */
export function systemStatusOf(
  { merchant }: Pick<Site, 'merchant'>,
  status: SystemStatusCode,
  language: string,
  ip: string | null = null,
): SystemStatus {
  return {
    status,
    info: status === 1 ? textIn(merchant.maintenance.info, language, merchant.languages) : null,
    ip: status === 2 ? ip : null,
    location: null,
    customerService: customerServiceOf(merchant, language),
    mainDomain: merchant.domains.main,
    domainRoute: [...merchant.domains.mirrors],
    imageCDNs: [...merchant.imageCDNs],
    launchGameCDNs: [...merchant.launchGameCDNs],
    analytics: { gtagId: merchant.analytics.gtagId },
    whitelabel: { ...merchant.capabilities },
  }
}

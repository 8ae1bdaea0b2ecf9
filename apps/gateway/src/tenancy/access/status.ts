import type { SystemStatus, SystemStatusCode } from '@livery/contract/system'
import { customerServiceOf } from '@livery/merchant/public'
import { textIn } from '@livery/merchant/texts'
import type { Site } from '../sites/site.ts'

/** The address of a blocked visitor, and its country where known. */
export interface BlockedFrom {
  readonly ip: string
  readonly country: string | null
}

/**
 * The answer of the call `systemStatus`, also inlined in every page.
 * @param from the visitor's address where it may be blocked; left out of pages, which are the same for all visitors
 */
export function systemStatusOf(
  { merchant }: Pick<Site, 'merchant'>,
  status: SystemStatusCode,
  language: string,
  from: BlockedFrom | null = null,
): SystemStatus {
  return {
    status,
    info: status === 1 ? textIn(merchant.maintenance.info, language, merchant.languages) : null,
    ip: status === 2 ? (from?.ip ?? null) : null,
    location: status === 2 ? (from?.country ?? null) : null,
    customerService: customerServiceOf(merchant, language),
    mainDomain: merchant.domains.main,
    domainRoute: [...merchant.domains.mirrors],
    imageCDNs: [...merchant.imageCDNs],
    launchGameCDNs: [...merchant.launchGameCDNs],
    analytics: { gtagId: merchant.analytics.gtagId },
    whitelabel: { ...merchant.capabilities },
  }
}

import { LiveryError } from '@livery/contract/errors'
import type { Site } from '../../../tenancy/sites/site.ts'

/**
 * Throws INVALID_URL when a registration was made at an address that is none of the merchant's: a copy of the site
 * collects what people type, and its visitors are told to ask customer service (docs/product.md 14.2).
 * @param domain the host that the visitor sees, as the page says
 * @param hostname the host that the request was sent to
 */
export function assertOwnDomain({ merchant }: Pick<Site, 'merchant'>, domain: string, hostname: string): void {
  const { main, mirrors } = merchant.domains
  const own = [main, ...mirrors, hostname].map((host) => host.toLowerCase())
  if (!own.includes(domain.toLowerCase())) throw new LiveryError('INVALID_URL')
}

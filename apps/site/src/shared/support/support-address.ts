import type { CustomerService } from '@livery/contract/system'

/**
 * The address behind a customer-service entry. Paths travel as reversed base64 (docs/product.md 12.6), which keeps
 * nothing secret (docs/decisions/13). Null for what is no web address.
 */
export function supportAddress({ path }: Pick<CustomerService, 'path'>): string | null {
  try {
    const address = new URL(atob([...path].reverse().join('')))
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(address.protocol) ? address.href : null
  } catch {
    return null
  }
}

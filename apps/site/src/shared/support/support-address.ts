import type { CustomerService } from '@livery/contract/system'

/**
 * The address behind a customer-service entry. Paths travel as reversed base64 and are decrypted on load
 * (specification, section 3; ruling 12: that hides nothing). Null for what is no web address.
 */
export function supportAddress({ path }: Pick<CustomerService, 'path'>): string | null {
  try {
    const address = new URL(atob([...path].reverse().join('')))
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(address.protocol) ? address.href : null
  } catch {
    return null
  }
}

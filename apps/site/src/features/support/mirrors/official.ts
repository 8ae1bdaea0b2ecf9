import type { Boot } from '@livery/contract/boot'
import { supportAddress } from '../../../shared/support/support-address.ts'

/** Every official contact, as it is written. */
export function officialContacts({ status, merchant }: Pick<Boot, 'status' | 'merchant'>): readonly string[] {
  const support = status.customerService.map(supportAddress).filter((address) => address !== null)
  const hosts = [status.mainDomain, ...status.domainRoute]
  return [...hosts, ...merchant.channels.map(({ url }) => url), ...support.map(plain)]
}

/**
 * The official contact that a link, number or address belongs to; undefined when it is none. Any page on one of our
 * hosts is official; anything else must be equal as a whole, because on a social network anybody can have a page.
 */
export function findOfficial(typed: string, contacts: readonly string[]): string | undefined {
  const candidate = normalised(typed)
  if (candidate === '') return undefined
  return contacts.find((contact) => {
    const known = normalised(contact)
    const isHost = !known.includes('/') && !known.includes('@') && known.includes('.')
    return candidate === known || (isHost && candidate.startsWith(`${known}/`))
  })
}

const plain = (address: string) => address.replace(/^(mailto|tel):/i, '')

/** Removes what does not distinguish contacts: scheme, `www.`, query, case, spaces of a number. */
function normalised(contact: string): string {
  const bare = plain(contact.trim().toLowerCase())
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return /^\+?[\d\s().-]+$/.test(bare) ? bare.replace(/[^\d+]/g, '') : bare
}

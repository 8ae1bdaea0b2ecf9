import type { Boot } from '@livery/contract/boot'
import { supportAddress } from '../../../shared/support/support-address.ts'

/** Everything people may be contacted from, as it is written. */
export function officialContacts({ status, merchant }: Pick<Boot, 'status' | 'merchant'>): readonly string[] {
  const support = status.customerService.map(supportAddress).filter((address) => address !== null)
  const hosts = [status.mainDomain, ...status.domainRoute]
  return [...hosts, ...merchant.channels.map(({ url }) => url), ...support.map(plain)]
}

/**
 * The official contact that a link, number or address is; undefined for one that is not of ours. A page of one of the
 * hosts is the host's; anything else has to be the same as a whole, since on a network of others anybody has a page.
 */
export function findOfficial(typed: string, contacts: readonly string[]): string | undefined {
  const wanted = normalised(typed)
  if (wanted === '') return undefined
  return contacts.find((contact) => {
    const known = normalised(contact)
    const isHost = !known.includes('/') && !known.includes('@') && known.includes('.')
    return wanted === known || (isHost && wanted.startsWith(`${known}/`))
  })
}

const plain = (address: string) => address.replace(/^(mailto|tel):/i, '')

/** Without what does not tell one contact from another: scheme, `www.`, query, case, spaces of a number. */
function normalised(contact: string): string {
  const bare = plain(contact.trim().toLowerCase())
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return /^\+?[\d\s().-]+$/.test(bare) ? bare.replace(/[^\d+]/g, '') : bare
}

import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of an address, /24 or /48: the part that stays the same while a household or an office keeps its
 * provider.
 */
export function networkOf(ip: string): string {
  return prefix(ip, { v4: 24, v6: 48 })
}

/** The subscriber of an address: one IPv4 address, or an IPv6 address's first 64 bits. */
export function subscriberOf(ip: string): string {
  return prefix(ip, { v4: 32, v6: 64 })
}

/** An address in the form used for comparisons: IPv4 inside IPv6 becomes IPv4. */
export function plainAddress(ip: string): string {
  return ip.toLowerCase().startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip
}

function prefix(ip: string, bits: { readonly v4: 24 | 32; readonly v6: 48 | 64 }): string {
  const plain = plainAddress(ip)
  if (isIPv4(plain)) return bits.v4 === 32 ? plain : `${plain.split('.').slice(0, 3).join('.')}.0/24`
  const [address = ''] = plain.split('%')
  if (!isIPv6(address)) return plain
  return `${groupsOf(address)
    .slice(0, bits.v6 / 16)
    .join(':')}::/${bits.v6}`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises the address; only the double colon remains to be expanded.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
}

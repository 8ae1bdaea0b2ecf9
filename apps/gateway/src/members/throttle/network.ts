import { isIPv4, isIPv6 } from 'node:net'

/** The network an address belongs to: as many bits of it as a household or an office keeps while it stays. */
export function networkOf(ip: string): string {
  return prefix(ip, { v4: 24, v6: 48 })
}

/** Whom an address stands for: one IPv4 address, or the 64 bits of an IPv6 address that are one subscriber's. */
export function subscriberOf(ip: string): string {
  return prefix(ip, { v4: 32, v6: 64 })
}

function prefix(ip: string, bits: { readonly v4: 24 | 32; readonly v6: 48 | 64 }): string {
  const plain = ip.toLowerCase().startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip
  if (isIPv4(plain)) return bits.v4 === 32 ? plain : `${plain.split('.').slice(0, 3).join('.')}.0/24`
  const [address = ''] = plain.split('%')
  if (!isIPv6(address)) return plain
  return `${groupsOf(address)
    .slice(0, bits.v6 / 16)
    .join(':')}::/${bits.v6}`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL standard writes an address in one way only; what is left is the double colon.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
}

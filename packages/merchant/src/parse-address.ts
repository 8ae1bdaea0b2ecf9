import { isIP } from 'node:net'

export interface AddressRange {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  /** Number of leading bits that are compared; all of them for a single address. */
  readonly prefix: number
}

/** Reads `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/32`; undefined for anything else. */
export function parseAddress(text: string): AddressRange | undefined {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return undefined
  const bits = version === 4 ? 32 : 128
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) return undefined
  return { address, family: version === 4 ? 'ipv4' : 'ipv6', prefix: prefix === undefined ? bits : Number(prefix) }
}

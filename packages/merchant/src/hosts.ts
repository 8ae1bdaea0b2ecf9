import { isIP } from 'node:net'
import { canonicalHost } from './canonical-host.ts'
import type { Merchant } from './merchant.ts'

export interface HostTableOptions {
  /** The merchant shown on bare `localhost` in development (docs/decisions/19). */
  readonly defaultMerchant: string
  /** Adds `<id>.localhost`, `localhost` and loopback addresses. */
  readonly development: boolean
}

/**
 * Finds the merchant of a request by its Host header; case, port, trailing dot and Unicode spelling do not matter. An
 * unknown host gives null and never a default merchant.
 * @param merchants anything with an id and hosts in canonical spelling
 */
export function hostTable<Owner extends Pick<Merchant, 'id' | 'hosts'>>(
  merchants: readonly Owner[],
  { defaultMerchant, development }: HostTableOptions,
): (hostHeader: string | undefined) => Owner | null {
  const table = new Map<string, Owner>()
  for (const merchant of merchants) {
    for (const host of merchant.hosts) table.set(host, merchant)
    if (development) table.set(`${merchant.id}.localhost`, merchant)
  }
  const home = development ? merchants.find(({ id }) => id === defaultMerchant) : undefined
  return (header) => {
    const name = header === undefined ? null : hostName(header)
    if (name === null) return null
    return table.get(name) ?? (home && isLoopback(name) ? home : null)
  }
}

const isLoopback = (name: string) => name === 'localhost' || name === '::1' || /^127(\.\d+){3}$/.test(name)

/** The canonical name in a Host header, without port; IP addresses stay as they are; null for an invalid header. */
export function hostName(header: string): string | null {
  const match = /^(?:\[([\da-fA-F:.]+)\]|([^\s:/@?#[\]\\]+))(?::\d{0,5})?$/.exec(header.trim())
  if (!match) return null
  const [, ipv6, name] = match
  if (ipv6 !== undefined) return isIP(ipv6) === 6 ? ipv6.toLowerCase() : null
  if (name === undefined) return null
  return isIP(name) === 4 ? name : canonicalHost(name)
}

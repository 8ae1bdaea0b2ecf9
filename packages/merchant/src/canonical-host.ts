import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * The canonical spelling of a host name: lower case, punycode, no trailing dot. IP addresses are not accepted.
 * @param host a name without port
 * @returns null when it is no host name
 */
export function canonicalHost(host: string): string | null {
  const ascii = domainToASCII(host.endsWith('.') ? host.slice(0, -1) : host).toLowerCase()
  if (ascii === '' || ascii.length > 253 || isIP(ascii) !== 0) return null
  return ascii.split('.').every((label) => LABEL.test(label)) ? ascii : null
}

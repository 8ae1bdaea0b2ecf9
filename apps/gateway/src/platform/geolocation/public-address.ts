import { isIP } from 'node:net'
import { addressList, isListed } from '../http/address-list.ts'

/**
 * Blocks that belong to no visitor of a public site: of private networks, of one machine, for documents and tests, and
 * transitions that hide an IPv4 address. Source: IANA's registries of special-purpose addresses.
 */
const SPECIAL = addressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:2::/48',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
])

/** Whether an address can be that of a visitor on the open network. */
export function isPublicAddress(ip: string): boolean {
  // An address of the local link has its interface behind a percent sign, which only Node.js writes.
  return isIP(ip) !== 0 && !ip.includes('%') && !isListed(SPECIAL, ip)
}

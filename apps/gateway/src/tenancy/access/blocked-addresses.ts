import { BlockList, isIPv4, isIPv6 } from 'node:net'

const lists = new WeakMap<object, BlockList>()

/** Whether an address is in the merchant's list of blocked addresses and CIDR blocks. */
export function isBlocked(access: { readonly blockedAddresses: readonly string[] }, ip: string): boolean {
  if (access.blockedAddresses.length === 0) return false
  const list = lists.getOrInsertComputed(access, () => blockList(access.blockedAddresses))
  const plain = ip.startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip
  if (isIPv4(plain)) return list.check(plain, 'ipv4')
  return isIPv6(plain) && list.check(plain, 'ipv6')
}

function blockList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const address of addresses) {
    const [net = '', prefix] = address.split('/')
    const family = isIPv6(net) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(net, family)
    else list.addSubnet(net, Number(prefix), family)
  }
  return list
}

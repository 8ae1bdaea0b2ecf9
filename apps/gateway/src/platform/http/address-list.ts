import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './network.ts'

/** Whether a text is an address, or a block of them such as 198.51.100.0/24. */
export function isAddressBlock(text: string): boolean {
  const [net = '', prefix, ...rest] = text.split('/')
  const family = isIP(net)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** A list of addresses and blocks. */
export function addressList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const address of addresses) {
    const [net = '', prefix] = address.split('/')
    const family = isIPv6(net) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(net, family)
    else list.addSubnet(net, Number(prefix), family)
  }
  return list
}

/** Whether an address is in a list; an IPv4 address inside an IPv6 address counts as IPv4. */
export function isListed(list: BlockList, ip: string): boolean {
  const plain = plainAddress(ip)
  if (isIPv4(plain)) return list.check(plain, 'ipv4')
  return isIPv6(plain) && list.check(plain, 'ipv6')
}

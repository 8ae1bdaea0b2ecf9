import type { BlockList } from 'node:net'
import { addressList, isListed } from '../../platform/http/address-list.ts'

const lists = new WeakMap<object, BlockList>()

/** Whether an address is in the merchant's list of blocked addresses and CIDR blocks. */
export function isBlocked(access: { readonly blockedAddresses: readonly string[] }, ip: string): boolean {
  if (access.blockedAddresses.length === 0) return false
  return isListed(
    lists.getOrInsertComputed(access, () => addressList(access.blockedAddresses)),
    ip,
  )
}

import { gamePath, NO_NAME, namedAt, providerPath } from '@livery/contract/pages'
import type { Vendors } from '../tenancy/vendors/vendors.ts'

/**
 * The address that a page is rendered by. All names without a game or provider share one address, because a stranger
 * can invent any number of them.
 */
export function knownAddress(address: string, { games, byCode }: Pick<Vendors, 'games' | 'byCode'>): string {
  const [pathname = ''] = address.split('?')
  const game = namedAt('game', pathname)
  if (game && games.get(game.code)?.vendor.code.toLowerCase() !== game.vendor) return gamePath(NO_NAME, NO_NAME)
  const provider = namedAt('provider', pathname)
  return provider && !byCode.has(provider.vendor.toUpperCase()) ? providerPath(NO_NAME) : address
}

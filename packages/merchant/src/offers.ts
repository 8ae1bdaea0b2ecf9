import type { GameType } from '@livery/contract/games'
import type { Merchant } from './merchant.ts'

/** A vendor in one category of a merchant. */
export interface Offer<Vendor> {
  readonly gameType: GameType
  readonly vendor: Vendor
}

/**
 * The vendors that a merchant offers in each category: categories in the merchant's order, and in each the vendors in
 * the merchant's order. Unknown vendors are left out.
 *
 * @param vendors the vendors' manifests, by id
 */
export function offersOf<Vendor extends { readonly gameTypes: readonly GameType[] }>(
  merchant: Pick<Merchant, 'categories' | 'vendors'>,
  vendors: ReadonlyMap<string, Vendor>,
): Offer<Vendor>[] {
  return merchant.categories.flatMap((gameType) =>
    merchant.vendors.flatMap(({ id, categories }) => {
      const vendor = vendors.get(id)
      const offered = vendor?.gameTypes.includes(gameType) && (categories?.includes(gameType) ?? true)
      return vendor && offered ? { gameType, vendor } : []
    }),
  )
}

import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { Offered, VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'

/**
 * Refuses a game that may not be opened at a merchant, demo or not: it is closed for now, the country whose law applies
 * forbids it, or it does not have the merchant's currency. Throws LiveryError.
 */
export function holdGate(vendor: VendorManifest, game: VendorGame, { compliance, currency }: Merchant): void {
  const { closed, restrictedCountries, currencies }: Offered = { ...vendor.offered, ...game.offered }
  if (closed) throw new LiveryError('GAME_CLOSED')
  // A region follows its country's law: IN-SK is India.
  if (restrictedCountries?.includes(compliance.jurisdiction.slice(0, 2))) throw new LiveryError('GAME_NOT_IN_COUNTRY')
  if (currencies && !currencies.includes(currency.code)) {
    throw new LiveryError('GAME_NOT_IN_CURRENCY', { params: { currency: currency.code } })
  }
}

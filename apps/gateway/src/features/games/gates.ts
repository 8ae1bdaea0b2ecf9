import { LiveryError } from '@livery/contract/errors'
import type { GameType } from '@livery/contract/games'
import type { Merchant } from '@livery/merchant/merchant'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { Offered, VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'

/**
 * Throws a LiveryError for a game that may not be opened, demo or not: closed for now, restricted in the country whose
 * law applies to the merchant or in the one where the visitor is, or not in the merchant's currency.
 * @param isIn whether the visitor is in one of these countries
 */
export function holdGate(
  vendor: VendorManifest,
  game: VendorGame,
  { compliance, currency }: Merchant,
  isIn: (countries: readonly string[]) => boolean,
): void {
  const { closed, currencies }: Offered = { ...vendor.offered, ...game.offered }
  if (closed) throw new LiveryError('GAME_CLOSED')
  if (isRestricted(vendor, game, { compliance }, isIn)) throw new LiveryError('GAME_NOT_IN_COUNTRY')
  if (currencies && !currencies.includes(currency.code)) {
    throw new LiveryError('GAME_NOT_IN_CURRENCY', { params: { currency: currency.code } })
  }
}

/** Whether a game is restricted in the country whose law applies to the merchant, or in the one where the visitor is. */
export function isRestricted(
  vendor: VendorManifest,
  game: VendorGame,
  { compliance }: Pick<Merchant, 'compliance'>,
  isIn: (countries: readonly string[]) => boolean,
): boolean {
  const { restrictedCountries }: Offered = { ...vendor.offered, ...game.offered }
  // A region follows its country's law: IN-SK is India.
  const home = compliance.jurisdiction.slice(0, 2)
  return restrictedCountries !== undefined && (restrictedCountries.includes(home) || isIn(restrictedCountries))
}

/** Games that are spun, for which the law may demand a least time between spins. */
const SPUN: readonly GameType[] = ['RNG']

/** Throws for a game of spins whose vendor does not keep the least time between spins that the law demands. */
export function pacedGate(
  gameType: GameType,
  minimumSpinMs: number,
  { keepsMinimumSpin }: Pick<VendorConnection, 'keepsMinimumSpin'>,
): void {
  if (minimumSpinMs > 0 && SPUN.includes(gameType) && !keepsMinimumSpin) throw new LiveryError('GAME_NOT_IN_COUNTRY')
}

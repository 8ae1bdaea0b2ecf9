import { enteredMinor } from '@livery/locale/entered'
import type { Currency } from '@livery/locale/money'
import { stakeOf } from './stake-of.ts'

/** A typed stake in minor units; null for what is none. */
export function stakeMinor(typed: string, currency: Pick<Currency, 'code' | 'exponent'>): bigint | null {
  const stake = stakeOf(typed)
  if (stake === null) return null
  try {
    return enteredMinor(stake, currency)
  } catch {
    return null
  }
}

/** What a stake returns at a price in hundredths, rounded down as the vendor does. */
export function payoutOf(typed: string, price: number, currency: Pick<Currency, 'code' | 'exponent'>): bigint | null {
  const stake = stakeMinor(typed, currency)
  return stake === null ? null : (stake * BigInt(price)) / 100n
}

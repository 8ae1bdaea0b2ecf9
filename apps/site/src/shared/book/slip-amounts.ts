import { toMinor } from '@livery/locale/amount'
import { stakeOf } from './stake-of.ts'

/** A typed stake in minor units; null for what is none. */
export function stakeMinor(typed: string, exponent: number): bigint | null {
  const stake = stakeOf(typed)
  if (stake === null) return null
  try {
    return toMinor(stake, exponent)
  } catch {
    return null
  }
}

/** What a stake returns at a price in hundredths, rounded down as the vendor does. */
export function payoutOf(typed: string, price: number, exponent: number): bigint | null {
  const stake = stakeMinor(typed, exponent)
  return stake === null ? null : (stake * BigInt(price)) / 100n
}

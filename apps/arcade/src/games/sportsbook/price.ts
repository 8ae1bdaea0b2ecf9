import { shown } from '../../client/amounts.ts'
import { COINS_A_STAKE } from '../rules.ts'

/** A price as decimal odds: including the stake, two decimals. */
export function priced(coins: number): string {
  return shown((coins / COINS_A_STAKE).toFixed(2))
}

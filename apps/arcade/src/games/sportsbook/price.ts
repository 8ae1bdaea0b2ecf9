import { boot } from '../../client/boot.ts'
import { COINS_A_STAKE } from '../rules.ts'

/** A price as decimal odds: including the stake, two decimals. */
export function priced(coins: number): string {
  return new Intl.NumberFormat(boot.language.formatTag, { minimumFractionDigits: 2 }).format(coins / COINS_A_STAKE)
}

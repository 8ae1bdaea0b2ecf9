import type { Currency } from '../../currencies.ts'
import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { money } from './schema.ts'

type Part = Frozen<Stated<typeof money>> & { readonly currency: Currency }

export const moneyChanges: Changes<Part> = {
  part: 'Money and clock',
  keys: ['currency', 'timeZone'],
  sentences: (before, after) => [
    ...becomes('The currency', before.currency.code, after.currency.code),
    ...becomes('How amounts are marked', before.currency.symbol, after.currency.symbol),
    ...becomes('Decimals', before.currency.exponent, after.currency.exponent),
    ...becomes('The time zone', before.timeZone, after.timeZone),
  ],
}

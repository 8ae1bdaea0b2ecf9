import type { PaymentMethod } from '@livery/contract/payments/method'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { Fee } from './fee.ts'

export type Direction = 'deposit' | 'withdrawal'

/** The terms of a way to pay at a merchant, in minor units of the merchant's currency. */
export interface OfferedTerms {
  readonly minMinor: bigint
  readonly maxMinor: bigint
  readonly quickMinor: readonly bigint[]
  readonly fee: Fee
}

type Entry = NonNullable<Merchant['payments']>['methods'][number]

/** The entries of a merchant's ways for a country's members, in their order; a country without its own has all. */
export function entriesFor({ payments }: Merchant, country: string | null): readonly Entry[] {
  const { methods, countries = {} } = payments ?? { methods: [] }
  const own = country === null || !Object.hasOwn(countries, country) ? undefined : countries[country]
  return own?.flatMap((id) => methods.find((entry) => entry.id === id) ?? []) ?? methods
}

/** The terms of a way for a merchant; null where it does not go in that direction, or not in the merchant's currency. */
export function termsOf(
  method: PaymentMethod,
  entry: Entry,
  merchant: Merchant,
  direction: Direction,
): OfferedTerms | null {
  const { code, exponent } = merchant.currency
  const usual = method[direction]
  const limits = usual?.limits[code]
  const own = entry[direction] ?? {}
  if (!usual || !limits || own === false) return null
  const minor = (amount: string) => toMinor(amount, exponent)
  const minMinor = minor(own.min ?? limits.min)
  const maxMinor = minor(own.max ?? limits.max)
  const isWithin = (amount: bigint) => amount >= minMinor && amount <= maxMinor
  return {
    minMinor,
    maxMinor,
    quickMinor: (own.quick ?? limits.quick ?? []).map(minor).filter(isWithin),
    fee: own.fee
      ? { basisPoints: own.fee.basisPoints ?? 0, fixedMinor: minor(own.fee.fixed ?? '0') }
      : { basisPoints: usual.fee?.basisPoints ?? 0, fixedMinor: minor(usual.fee?.fixed?.[code] ?? '0') },
  }
}

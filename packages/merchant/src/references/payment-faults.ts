import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { AmountError, toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../currencies.ts'
import { entriesOf, type Sound } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import type { MerchantFile } from '../schema.ts'
import type { Surroundings } from '../surroundings.ts'

const DIRECTIONS = ['deposit', 'withdrawal'] as const
type Direction = (typeof DIRECTIONS)[number]
type Methods = NonNullable<NonNullable<Sound<MerchantFile>['payments']>['methods']>
type Entry = NonNullable<Methods[number]>
type Limits = { readonly min: string; readonly max: string }

/** Checks that the ways to pay exist and take the merchant's currency, and that its limits are within theirs. */
export function paymentFaults(loaded: LoadedMerchant, { payments }: Surroundings): readonly Fault[] {
  const { methods } = loaded.sound.payments ?? {}
  return entriesOf(methods).flatMap(([index, entry]) => {
    const { id } = entry
    if (id === undefined) return []
    const path = ['payments', 'methods', index]
    const method = payments.get(id)
    if (method === undefined) return [unknownWay(loaded, [...path, 'id'], id, [...payments.keys()])]
    const { code, symbol, exponent } = loaded.sound.currency ?? {}
    const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
    if (method === null || !currency) return []
    const takes = DIRECTIONS.filter((direction) => method[direction]?.limits[currency.code])
    if (takes.length === 0) return [otherCurrency(loaded, [...path, 'id'], id, currency.code, method)]
    return DIRECTIONS.flatMap((direction) => {
      const limits = method[direction]?.limits[currency.code]
      return limits
        ? termFaults(loaded, [...path, direction], entry, direction, limits, writtenDecimals(currency))
        : strayTerms(loaded, [...path, direction], entry, direction)
    })
  })
}

function unknownWay({ documents }: LoadedMerchant, path: Path, id: string, known: readonly string[]): Fault {
  const near = closest(id, known)
  return documents.merchant.faultAt(path, {
    code: 'payment.unknown',
    message: `there is no way to pay ${JSON.stringify(id)}`,
    ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
    repair: known.length === 0 ? 'None is installed' : `Use one of ${known.join(', ')}`,
  })
}

type Method = NonNullable<ReturnType<Surroundings['payments']['get']>>

function otherCurrency({ documents }: LoadedMerchant, path: Path, id: string, code: string, method: Method): Fault {
  const taken = DIRECTIONS.flatMap((direction) => Object.keys(method[direction]?.limits ?? {}))
  return documents.merchant.faultAt(path, {
    code: 'payment.currency',
    message: `the way to pay "${id}" does not take ${code}`,
    repair: `Remove it; it takes ${[...new Set(taken)].join(', ')}`,
  })
}

/** Terms for a direction that the way does not have. */
function strayTerms({ documents }: LoadedMerchant, path: Path, entry: Entry, direction: Direction): readonly Fault[] {
  if (!entry[direction]) return []
  return [
    documents.merchant.faultAt(path, {
      code: 'payment.direction',
      message: `the way to pay "${entry.id}" has no ${direction}s`,
      repair: 'Remove it',
    }),
  ]
}

function termFaults(
  { documents }: LoadedMerchant,
  path: Path,
  entry: Entry,
  direction: Direction,
  limits: Limits,
  exponent: number,
): readonly Fault[] {
  const terms = entry[direction]
  if (!terms) return []
  const fault = (key: string, code: string, message: string, repair: string) =>
    documents.merchant.faultAt([...path, key], { code: `payment.${code}`, message, repair })
  const { min, max } = terms
  const stated = Object.entries({ min, max, fixed: terms.fee?.fixed }).flatMap(([key, amount]) =>
    amount === undefined || minorOf(amount, exponent) !== null
      ? []
      : [
          documents.merchant.faultAt(
            [...path, ...(key === 'fixed' ? ['fee', key] : [key])],
            wrongDecimals(amount, exponent),
          ),
        ],
  )
  if (stated.length > 0) return stated
  const minor = (amount: string) => toMinor(amount, exponent)
  const [least, most] = [minor(min ?? limits.min), minor(max ?? limits.max)]
  const within = `Write an amount from ${limits.min} to ${limits.max}`
  return [
    ...(min !== undefined && least < minor(limits.min)
      ? [fault('min', 'limit', `${min} is less than the way's own least amount, ${limits.min}`, within)]
      : []),
    ...(max !== undefined && most > minor(limits.max)
      ? [fault('max', 'limit', `${max} is more than the way's own greatest amount, ${limits.max}`, within)]
      : []),
    ...(least > most
      ? [
          fault(
            min === undefined ? 'max' : 'min',
            'range',
            `the least amount ${min ?? limits.min} is more than the greatest, ${max ?? limits.max}`,
            'No amount fits: raise one or lower the other',
          ),
        ]
      : []),
    ...entriesOf(terms.quick).flatMap(([index, amount]) => {
      const quick = minorOf(amount, exponent)
      if (quick !== null && quick >= least && quick <= most) return []
      return documents.merchant.faultAt([...path, 'quick', index], {
        code: 'payment.quick',
        message: `${amount} cannot be paid: it is not from ${min ?? limits.min} to ${max ?? limits.max}`,
        repair: 'Remove it, or write an amount within the limits',
      })
    }),
  ]
}

function wrongDecimals(amount: string, exponent: number) {
  return {
    code: 'amount.decimals',
    message: `${amount} has more decimals than the currency, ${exponent}`,
    repair: 'Write fewer decimals',
  }
}

function minorOf(amount: string, exponent: number): bigint | null {
  try {
    return toMinor(amount, exponent)
  } catch (error) {
    if (error instanceof AmountError) return null
    throw error
  }
}

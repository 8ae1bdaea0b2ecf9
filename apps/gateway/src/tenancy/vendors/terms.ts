import type { BlockList } from 'node:net'
import { objectFaults } from '@livery/contract/object-faults'
import { AMOUNT_PATTERN, CURRENCY_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { addressList, isAddressBlock } from '../../platform/http/address-list.ts'

/** The amounts a vendor may move in one currency, as decimal text in the currency's units. */
export type VendorLimits = Static<typeof Limits>

/** The limits of a vendor's wallet calls, for every wire. */
export interface VendorTerms {
  limitsOf(currency: string): VendorLimits
  /** The addresses its calls may come from; null for any. */
  readonly sources: BlockList | null
  /** For one address. */
  readonly callsPerMinute: number
}

const amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })
const Limits = Type.Object(
  {
    amount: amount('an amount such as "50000": the most that one call may move'),
    round: amount('an amount such as "100000": the most that is paid to a player in one round'),
    hour: amount('an amount such as "1000000": the most that is paid to a merchant’s players within an hour'),
  },
  { additionalProperties: false },
)
const Terms = Type.Object(
  {
    limits: Type.Optional(
      Type.Record(Type.String({ pattern: CURRENCY_PATTERN }), Limits, {
        description: 'an object by currency: {"EUR": {"amount": "50000", "round": "100000", "hour": "1000000"}}',
      }),
    ),
    sources: Type.Optional(
      Type.Array(Type.Refine(Type.String(), isAddressBlock), {
        minItems: 1,
        description: 'a list of addresses or blocks, such as ["203.0.113.7", "198.51.100.0/24"]',
      }),
    ),
    callsPerMinute: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'a whole number: the calls from one address' }),
    ),
  },
  { additionalProperties: false },
)
export const TERMS = Object.keys(Terms.properties)

/** A thousand calls a second: more than a vendor's one machine sends. */
const CALLS_PER_MINUTE = 60_000

/** The limits of a currency that a deployment does not mention, for units worth about a dollar. */
const DEFAULT_LIMITS = { amount: 1_000_000, round: 2_000_000, hour: 20_000_000 }
/** The number of units of a currency that is worth about one unit of the others, to an order of magnitude. */
const SMALL_UNITS: Readonly<Record<string, number>> = {
  ...{ IDR: 10_000, IRR: 100_000, LAK: 10_000, LBP: 100_000, SLL: 10_000, UZS: 10_000, VND: 10_000 },
  ...{ COP: 1_000, GNF: 10_000, KHR: 1_000, KRW: 1_000, MGA: 1_000, MMK: 1_000, MNT: 1_000, NGN: 1_000, PYG: 1_000 },
  ...{ AMD: 100, ARS: 1_000, CLP: 1_000, CRC: 100, HUF: 100, ISK: 100, JPY: 100, KES: 100, KZT: 100, LKR: 100 },
  ...{ NPR: 100, PKR: 100, RSD: 100, TZS: 1_000, UGX: 1_000, XAF: 100, XOF: 100 },
}

/** The fault of the stated terms; null when there is none. */
export function faultOfTerms(stated: Readonly<Record<string, unknown>>): string | null {
  for (const { field } of objectFaults(Terms, stated)) {
    const { description } = (Terms.properties as Record<string, { readonly description?: string }>)[field] ?? {}
    return `"${field}" must be ${description}`
  }
  return null
}

/** The terms of a vendor, with the defaults for unstated ones. */
export function termsOf(stated: Readonly<Record<string, unknown>>): VendorTerms {
  const { limits = {}, sources, callsPerMinute = CALLS_PER_MINUTE } = Value.Parse(Terms, stated)
  return {
    limitsOf: (currency) => (Object.hasOwn(limits, currency) ? limits[currency]! : defaultLimits(currency)),
    sources: sources ? addressList(sources) : null,
    callsPerMinute,
  }
}

function defaultLimits(currency: string): VendorLimits {
  const units = (Object.hasOwn(SMALL_UNITS, currency) && SMALL_UNITS[currency]) || 1
  const { amount, round, hour } = DEFAULT_LIMITS
  return { amount: String(amount * units), round: String(round * units), hour: String(hour * units) }
}

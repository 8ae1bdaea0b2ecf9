import { oneOf } from '@livery/contract/schemas'
import { TRANSFER_DIRECTIONS } from '@livery/contract/vendor-wallet'
import { CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS, MOVED_AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { toMinor } from '../money.ts'
import type { PurseHolder, PurseOrder } from './purses.ts'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })
const holder = {
  merchant: id,
  player: id,
  currency: Type.String({ pattern: CURRENCY_PATTERN }),
  decimals: Type.Integer({ minimum: 0, maximum: MAXIMUM_DECIMALS }),
}

const holders = Compile(Type.Object(holder, strict))
const orders = Compile(
  Type.Object(
    {
      ...holder,
      reference: id,
      direction: oneOf(TRANSFER_DIRECTIONS),
      amount: Type.String({ pattern: MOVED_AMOUNT_PATTERN }),
    },
    strict,
  ),
)
const places = Compile(
  Type.Object({ after: Type.Union([Type.String({ pattern: '^\\d{1,15}$' }), Type.Null()]) }, strict),
)

/** Reads the owner of a requested purse; null for anything else. */
export function readHolder(value: unknown): PurseHolder | null {
  return holders.Check(value) ? value : null
}

/** Reads a transfer strictly; null for anything else, and for an amount finer than the currency. */
export function readOrder(value: unknown): PurseOrder | null {
  if (!orders.Check(value)) return null
  const { amount, ...rest } = value
  try {
    return { ...rest, amountMinor: toMinor(amount, rest.decimals) }
  } catch {
    return null
  }
}

/** Reads the place after which rounds are requested; undefined for anything else. */
export function readPlace(value: unknown): string | null | undefined {
  return places.Check(value) ? value.after : undefined
}

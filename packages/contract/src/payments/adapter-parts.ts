import { fromMinor, toMinor } from '@livery/locale/amount'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { gameOrigin, httpAddress, secret } from '../adapter-parts.ts'
import { oneOf } from '../schemas.ts'
import { AMOUNT_PATTERN, CURRENCY_PATTERN, ID_PATTERN, MAXIMUM_DECIMALS } from '../wire-format.ts'
import type { DepositInstructions, SettlementLine } from './adapter.ts'
import { type PaymentFact, PaymentRefusal } from './facts.ts'

/** Parts that adapters of payment providers share, whatever wire they speak. Server side only. */

/** A player waits for the answer. */
const TIMEOUT_MS = 8_000
const SHORTEST_SECRET = 16

/** The settings of an account at a provider whose wire signs both ways by one shared secret. */
export const accountSettings = Type.Object(
  {
    apiUrl: httpAddress('an http or https address: the provider’s API'),
    pageOrigin: gameOrigin(),
    account: Type.String({ pattern: ID_PATTERN, description: 'the merchant’s account at the provider' }),
    secret: secret(SHORTEST_SECRET),
    /** Accepted in callbacks, and never used to sign, until the provider has ended it. */
    previousSecret: Type.Optional(secret(SHORTEST_SECRET)),
  },
  { additionalProperties: false },
)
export type AccountSettings = Static<typeof accountSettings>

/** The keys that may sign a callback: during a change of keys the previous one too. */
export function keysOf({ secret: current, previousSecret }: AccountSettings): readonly string[] {
  return previousSecret === undefined ? [current] : [current, previousSecret]
}

/**
 * Sends a request to a provider and returns its answer as a JSON object, whatever its status. Throws where it cannot be
 * reached, does not answer in time, or answers with something else: then the outcome is unknown.
 */
export async function askProvider(
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<{ readonly status: number; readonly answer: Readonly<Record<string, unknown>> }> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer: unknown = await response.json()
  if (!isObject(answer)) throw new Error('The provider sent no object')
  if (response.status >= 500) throw new Error(`The provider failed with ${response.status}`)
  return { status: response.status, answer }
}

const amount = Type.String({ pattern: AMOUNT_PATTERN })
const currency = Type.String({ pattern: CURRENCY_PATTERN })
const ref = Type.String({ pattern: ID_PATTERN })
const reason = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]{0,63}$' })
const eventStamp = { eventId: ref, at: Type.String({ format: 'date-time' }) }
const sum = { amount, currency }
const money = {
  ...eventStamp,
  ...sum,
  reference: Type.Union([ref, Type.Null()]),
  providerRef: ref,
  payerName: Type.Optional(Type.String({ maxLength: 140 })),
}
const order = { ...eventStamp, reference: ref }
const count = Type.Integer({ minimum: 0, maximum: 1_000 })
const strict = { additionalProperties: false }
const FACT = Compile(
  Type.Union([
    Type.Object({ kind: Type.Literal('depositSeen'), confirmations: count, needed: count, ...money }, strict),
    Type.Object({ kind: Type.Literal('depositReceived'), ...money }, strict),
    Type.Object({ kind: Type.Literal('depositUndone'), ...eventStamp, providerRef: ref }, strict),
    Type.Object({ kind: Type.Literal('depositFailed'), ...order, reason }, strict),
    Type.Object(
      { kind: Type.Literal('chargeback'), ...eventStamp, ...sum, providerRef: ref, disputeRef: ref, reason },
      strict,
    ),
    Type.Object({ kind: Type.Literal('chargebackReversed'), ...eventStamp, disputeRef: ref }, strict),
    Type.Object({ kind: Type.Literal('payoutPaid'), ...order, ...sum, providerRef: ref }, strict),
    Type.Object({ kind: Type.Literal('payoutFailed'), ...order, reason }, strict),
    Type.Object({ kind: Type.Literal('payoutReturned'), ...order, providerRef: ref, reason }, strict),
  ]),
)

/** A fact as translated by an adapter. Throws `PaymentRefusal('INVALID_REQUEST')` for an invalid one. */
export function checkedFact(fact: Readonly<Record<string, unknown>>): PaymentFact {
  const stated = Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== undefined))
  if (FACT.Check(stated)) return stated
  throw new PaymentRefusal('INVALID_REQUEST', 'it is not said as this wire says it')
}

const facts = Type.Record(Type.String(), Type.String({ maxLength: 120 }))
const text = Type.String({ minLength: 1, maxLength: 200 })
const INSTRUCTIONS = Compile(
  Type.Union([
    Type.Object(
      {
        kind: Type.Literal('qr'),
        code: Type.Union([
          Type.Object(
            { madeBy: Type.Literal('provider'), payload: Type.String({ maxLength: 512 }), payee: facts },
            strict,
          ),
          Type.Object({ madeBy: Type.Literal('us'), account: text, payee: facts, details: facts }, strict),
        ]),
        payeeName: text,
      },
      strict,
    ),
    Type.Object({ kind: oneOf(['redirect', 'card']), url: Type.String({ maxLength: 2048 }) }, strict),
    Type.Object(
      {
        kind: Type.Literal('transfer'),
        bank: text,
        holder: text,
        account: text,
        note: Type.Union([text, Type.Null()]),
        exactAmount: Type.Union([amount, Type.Null()]),
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('voucher'), number: Type.Union([text, Type.Null()]), where: text }, strict),
    Type.Object(
      {
        kind: Type.Literal('onChain'),
        network: text,
        chain: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
        asset: text,
        address: text,
        amount: Type.String({ pattern: '^\\d{1,14}(\\.\\d{1,18})?$' }),
        decimals: Type.Integer({ minimum: 0, maximum: 18 }),
        contract: Type.Union([text, Type.Null()]),
        confirmations: count,
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('inverted'), app: text, account: text }, strict),
  ]),
)

/**
 * The payer's instruction, as stated by a provider. Throws for an unknown kind, or an address outside the provider's
 * origin.
 */
export function checkedInstructions(value: unknown, pageOrigin: string): DepositInstructions {
  if (!INSTRUCTIONS.Check(value)) throw new Error('The provider sent instructions of an unknown form')
  const instructions = value as DepositInstructions
  if ('url' in instructions && !(URL.canParse(instructions.url) && new URL(instructions.url).origin === pageOrigin)) {
    throw new Error('The provider sent a page outside its origin')
  }
  return instructions
}

const LINES = Compile(
  Type.Array(
    Type.Object(
      {
        direction: oneOf(['deposit', 'payout', 'chargeback', 'chargebackReversed', 'payoutReturned']),
        providerRef: ref,
        reference: Type.Union([ref, Type.Null()]),
        amount,
        currency,
        cost: amount,
        at: eventStamp.at,
      },
      strict,
    ),
  ),
)

/** A provider's list of a day. Throws for an invalid line, because half a list would look like missing money. */
export function checkedSettlement(value: unknown): readonly SettlementLine[] {
  if (LINES.Check(value)) return value
  throw new Error('The provider sent a settlement list that cannot be read')
}

/**
 * Converts minor units with a number of decimals, both as text on a wire, into decimal text: "1250" at "2" is "12.50".
 */
export function decimalOf(minor: unknown, decimals: unknown): string {
  const isMinor = typeof minor === 'string' && /^\d{1,18}$/.test(minor)
  const places = Number(decimals)
  if (!isMinor || !/^\d$/.test(String(decimals)) || places > MAXIMUM_DECIMALS) {
    throw new PaymentRefusal('INVALID_REQUEST', 'the amount is not whole minor units with their decimals')
  }
  return fromMinor(BigInt(minor), places)
}

/** Converts decimal text into minor units, for wires that use these: "12.50" at 2 is "1250". */
export function minorOf(decimal: string, exponent: number): string {
  return String(toMinor(decimal, exponent))
}

/** A body that must be a JSON object. Throws `PaymentRefusal('INVALID_REQUEST')`. */
export function callbackObject(raw: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(callbackText(raw))
    if (isObject(value)) return value
  } catch {
    // Invalid JSON is refused below, like every other body that is no object.
  }
  throw new PaymentRefusal('INVALID_REQUEST', 'the body is not a JSON object')
}

/** A body's text, which must be UTF-8. Throws `PaymentRefusal('INVALID_REQUEST')`. */
export function callbackText(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw new PaymentRefusal('INVALID_REQUEST', 'the body is not UTF-8')
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

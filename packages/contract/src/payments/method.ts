import Type, { type Static } from 'typebox'
import { oneOf } from '../schemas.ts'
import { AMOUNT_PATTERN, CURRENCY_PATTERN, ID_PATTERN } from '../wire-format.ts'

/**
 * The kinds of ways to pay in.
 * - `qr`: a code that the payer's banking app scans
 * - `redirect`: the payer is led to the provider's own page and back
 * - `transfer`: the payer sends money to an account and names a reference
 * - `voucher`: the payer pays cash or types a voucher's number
 * - `card`: the provider's own fields stand in our page; no card number passes through us
 * - `onChain`: the payer sends coins to an address
 * - `inverted`: the payer pays in the provider's app, and the provider asks us about the order
 */
export const DEPOSIT_KINDS = ['qr', 'redirect', 'transfer', 'voucher', 'card', 'onChain', 'inverted'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/**
 * The content of a field of a way to pay, which decides its input and its check; the checks are those of
 * `@livery/payees`.
 */
export const PAYMENT_FIELD_TYPES = [
  'text',
  'name',
  'bank',
  'accountNumber',
  'iban',
  'pixKey',
  'cpf',
  'cnpj',
  'ifsc',
  'vpa',
  'tcKimlik',
  'cnic',
  'thaiNationalId',
  'mobileWallet',
  'bitcoinAddress',
  'evmAddress',
  'tronAddress',
  'voucher',
] as const
export type PaymentFieldType = (typeof PAYMENT_FIELD_TYPES)[number]

const strict = { additionalProperties: false }
const amount = Type.String({ pattern: AMOUNT_PATTERN })
const country = Type.String({ pattern: '^[A-Z]{2}$' })
/** A text by platform language; English is required, for languages without it. */
const texts = Type.Intersect([Type.Object({ EN: Type.String() }), Type.Record(Type.String(), Type.String())])

/** A field that a way to pay requires from its user. The field's label follows from its type. */
export const PaymentField = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,31}$' }),
    type: oneOf(PAYMENT_FIELD_TYPES),
    /** The country of its numbers, where the type has several: a mobile wallet's, an IBAN's. */
    country: Type.Optional(country),
    /** The banks or wallets to choose from, for `bank`. */
    options: Type.Optional(
      Type.Array(Type.Object({ value: Type.String({ pattern: ID_PATTERN }), name: Type.String() }, strict), {
        minItems: 1,
      }),
    ),
    minLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
    /** It may be left empty. */
    optional: Type.Optional(Type.Literal(true)),
    /** Knowing the value is owning the money, as with a voucher's number: it is stored sealed and shown masked. */
    secret: Type.Optional(Type.Literal(true)),
    /** It must be the member's own name. */
    ownName: Type.Optional(Type.Literal(true)),
  },
  strict,
)
export type PaymentField = Readonly<Static<typeof PaymentField>>

const limits = Type.Record(
  Type.String({ pattern: CURRENCY_PATTERN }),
  Type.Object({ min: amount, max: amount, quick: Type.Optional(Type.Array(amount, { maxItems: 8 })) }, strict),
  { minProperties: 1 },
)
/** A part in hundredths of a percent and a fixed part by currency; rounded up to the minor unit, once. */
const fee = Type.Object(
  {
    basisPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 5_000 })),
    fixed: Type.Optional(Type.Record(Type.String({ pattern: CURRENCY_PATTERN }), amount)),
  },
  strict,
)
/** How long it usually takes and at most, in minutes. */
const takes = Type.Object(
  { usual: Type.Integer({ minimum: 0, maximum: 20_160 }), longest: Type.Integer({ minimum: 1, maximum: 43_200 }) },
  strict,
)
const common = {
  limits,
  fee: Type.Optional(fee),
  takes,
  fields: Type.Array(PaymentField, { maxItems: 8 }),
}

/** `payments/<id>/method.json`: a way to pay. */
export const PaymentMethod = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    /** A proper name such as PromptPay, or a text by language. */
    name: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), texts]),
    /** The folder of the adapter it uses. */
    adapter: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    /** The provider's own name for it. */
    channel: Type.String({ pattern: ID_PATTERN }),
    /** The countries that use it; all by default. */
    countries: Type.Optional(Type.Array(country, { minItems: 1 })),
    deposit: Type.Optional(
      Type.Object(
        {
          kind: oneOf(DEPOSIT_KINDS),
          ...common,
          /** The scheme of its code, an id of `@livery/payment-codes`, for `qr`. */
          scheme: Type.Optional(Type.String({ pattern: ID_PATTERN })),
          /**
           * The largest difference between the amount to pay and the order's amount, by currency, where the amount
           * identifies a `transfer`; without it the order's own amount is paid.
           */
          exactWithin: Type.Optional(Type.Record(Type.String({ pattern: CURRENCY_PATTERN }), amount)),
          /** The network, for `onChain`. */
          network: Type.Optional(Type.String({ pattern: ID_PATTERN })),
          expiresAfterMinutes: Type.Integer({ minimum: 5, maximum: 20_160 }),
          /** The proof of payment from the payer: a picture of the slip, or the transaction's number. */
          proof: Type.Optional(oneOf(['slip', 'transactionNumber'])),
        },
        strict,
      ),
    ),
    withdrawal: Type.Optional(Type.Object(common, strict)),
  },
  strict,
)
export type PaymentMethod = Readonly<Static<typeof PaymentMethod>>

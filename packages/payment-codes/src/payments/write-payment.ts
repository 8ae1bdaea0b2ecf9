import { type WireCurrency, writeAmount } from '../amounts.ts'
import { CodeError } from '../code-error.ts'
import type { ValuesOf } from '../schemes/fact.ts'
import type { OwnScheme } from '../schemes/scheme.ts'
import { writeCode } from '../tlv/code.ts'
import { AMOUNT, AMOUNT_MAX, COUNTRY, CURRENCY, FORMAT, USE, USES } from './common-fields.ts'
import { writeFacts } from './fact-values.ts'
import { fieldTree } from './field-tree.ts'

export interface NewPayment<S extends OwnScheme, K extends keyof S['accounts']> {
  /** ISO 4217, as `THB`. */
  readonly currency: keyof S['currencies'] & string
  /** Decimals of the currency in the platform. */
  readonly exponent: number
  /** Minor units; null where the payer types the amount. */
  readonly amountMinor: bigint | null
  readonly payee: ValuesOf<S['accounts'][K]['payee']>
  readonly details: ValuesOf<S['details']>
  /** Whether it is paid once or repeatedly. By default a code with an amount is paid once. */
  readonly use?: keyof typeof USES
}

/**
 * The text of a payment code that we make ourselves, for a QR code.
 * @param kind the kind of payee, a name of the scheme's `accounts`
 * @throws CodeError with the path of the faulty value: MISSING, UNKNOWN, TOO_LONG, VALUE, PAYEE, CHARACTERS, AMOUNT,
 * CURRENCY, SCHEME
 */
export function writePayment<S extends OwnScheme, K extends keyof S['accounts'] & string>(
  scheme: S,
  kind: K,
  payment: NewPayment<S, K>,
): string {
  const account = scheme.accounts[kind]
  const currency = scheme.currencies[payment.currency]
  if (!account) throw new CodeError('SCHEME', '', { found: `${scheme.id} ${kind}` })
  if (!currency) throw new CodeError('CURRENCY', CURRENCY, { found: payment.currency })
  if (payment.amountMinor !== null) checkNeeded(scheme, payment.details)
  const values = [
    [FORMAT, scheme.version],
    ...(scheme.leavesOutUse ? [] : [[USE, USES[useOf(payment)]] as const]),
    ...Object.entries(account.marks),
    ...writeFacts(account.payee, payment.payee),
    ...Object.entries(scheme.constants ?? {}),
    [CURRENCY, currency.numeric],
    ...amountOf(payment, currency),
    [COUNTRY, scheme.country],
    ...writeFacts(scheme.details, payment.details),
  ] as const
  return writeCode(fieldTree(values, scheme.order))
}

type Amounts = Pick<NewPayment<OwnScheme, string>, 'amountMinor' | 'exponent' | 'use'>

function useOf({ use, amountMinor }: Amounts): keyof typeof USES {
  return use ?? (amountMinor === null ? 'again' : 'once')
}

function amountOf({ amountMinor, exponent }: Amounts, currency: WireCurrency) {
  if (amountMinor === null) return []
  const text = writeAmount(amountMinor, exponent, currency)
  if (text.length > AMOUNT_MAX) throw new CodeError('TOO_LONG', AMOUNT, { length: text.length, max: AMOUNT_MAX })
  return [[AMOUNT, text] as const]
}

function checkNeeded(scheme: OwnScheme, details: Readonly<Record<string, string | undefined>>): void {
  const missing = scheme.neededWithAmount?.find((name) => details[name] === undefined)
  if (missing) throw new CodeError('MISSING', scheme.details[missing]?.at ?? '', { fact: missing })
}

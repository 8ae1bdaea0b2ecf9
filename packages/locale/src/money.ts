import { fromMinor, toMinor } from './amount.ts'
import { isolate } from './isolate.ts'
import type { FormatLocale } from './locale-row.ts'
import { grouped, numberLayout } from './number-layout.ts'

export interface Currency {
  readonly code: string
  readonly symbol: string
  /** Decimals of the currency: 2 for PHP, 3 for KWD. */
  readonly exponent: number
}

export interface MoneyInput {
  /** Decimal string in major units, as on the wire. */
  readonly amount: string
  readonly currency: Currency
  readonly locale: FormatLocale
  /** `always` also marks gains with a plus; zero never has a sign. */
  readonly sign?: 'auto' | 'always'
}

export interface MoneyPart {
  readonly type: 'sign' | 'symbol' | 'space' | 'integer' | 'group' | 'decimal' | 'fraction'
  readonly value: string
}

export interface Money {
  /** All parts in order, for a `<bdi dir="ltr">`; an amount reads left to right in every language. */
  readonly parts: readonly MoneyPart[]
  /** The same as one string. */
  readonly text: string
  readonly negative: boolean
}

/** Currencies of small units, whose decimals exist in ISO 4217 but nobody writes them. */
const WRITTEN_WHOLE: ReadonlySet<string> = new Set(['IDR', 'LAK', 'MMK', 'UZS'])

/** Whether whole amounts of the currency are written without decimals; other amounts show them. */
export const isWrittenWhole = (code: string): boolean => WRITTEN_WHOLE.has(code)

/** The usual number of decimals in a currency's amounts, which is also the number one can enter. */
export const writtenDecimals = ({ code, exponent }: Pick<Currency, 'code' | 'exponent'>): number =>
  isWrittenWhole(code) ? 0 : exponent

const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'
const RIGHT_TO_LEFT = /\p{Script=Arab}|\p{Script=Hebr}/u

/**
 * An amount as the language groups it, with the merchant's symbol where the language puts symbols. Exact: the figures
 * never pass through a float. Throws AmountError for what `toMinor` refuses.
 */
export function money({ amount, currency, locale, sign = 'auto' }: MoneyInput): Money {
  const minor = toMinor(amount, currency.exponent)
  const layout = numberLayout(locale)
  const [integer = '0', fraction] = fromMinor(minor < 0n ? -minor : minor, currency.exponent).split('.')

  const figures = grouped(integer, layout).map(
    (value, at): MoneyPart => ({ type: at % 2 === 0 ? 'integer' : 'group', value }),
  )
  if (fraction !== undefined && !(isWrittenWhole(currency.code) && /^0+$/.test(fraction))) {
    figures.push({ type: 'decimal', value: layout.decimal }, { type: 'fraction', value: fraction })
  }
  const parts = [...signPart(minor, sign), ...withSymbol(figures, currency.symbol, layout.symbolFirst)]
  return { parts, text: parts.map(textOf).join(''), negative: minor < 0n }
}

function signPart(minor: bigint, sign: 'auto' | 'always'): MoneyPart[] {
  if (minor < 0n) return [{ type: 'sign', value: MINUS }]
  return minor > 0n && sign === 'always' ? [{ type: 'sign', value: '+' }] : []
}

/** A symbol of letters (`KD`) is separated from the figures by a space; a sign (`₱`) before them is not. */
function withSymbol(figures: readonly MoneyPart[], value: string, first: boolean): MoneyPart[] {
  const symbol: MoneyPart = { type: 'symbol', value }
  const space: MoneyPart = { type: 'space', value: NO_BREAK_SPACE }
  if (!first) return [...figures, space, symbol]
  return /[\p{L}.]$/u.test(value) ? [symbol, space, ...figures] : [symbol, ...figures]
}

function textOf({ type, value }: MoneyPart): string {
  return type === 'symbol' && RIGHT_TO_LEFT.test(value) ? isolate(value) : value
}

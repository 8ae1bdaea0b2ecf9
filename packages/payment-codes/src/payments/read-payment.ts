import { CodeError } from '../code-error.ts'
import { SCHEMES, type SchemeId } from '../schemes/all-schemes.ts'
import type { Account, Scheme } from '../schemes/scheme.ts'
import { readCode, valueAt } from '../tlv/code.ts'
import type { ReadField } from '../tlv/fields.ts'
import { AMOUNT, COUNTRY, CURRENCY, FORMAT, TIP, USE, USES } from './common-fields.ts'
import { readFacts, type Values } from './fact-values.ts'

/** The contents of a payment code, whoever made it. */
export interface ReadPayment {
  readonly scheme: SchemeId
  /** The kind of payee, a name of the scheme's `accounts`. */
  readonly kind: string
  readonly payee: Values
  readonly details: Values
  /** ISO 4217, as `THB`. */
  readonly currency: string
  /** In major units as written in the code, `100.00`; null where the payer types it, or where it is not in the code. */
  readonly amount: string | null
  /** Null where the code does not state it. */
  readonly use: keyof typeof USES | null
  /** The addition to the amount: the value of field 55, `01` asked of the payer, `02` fixed, `03` a percentage. */
  readonly tip: string | null
}

/**
 * Reads a payment code of a known scheme. Its checksum, its form and the scheme's required facts are checked;
 * `differencesFrom` compares it with an order.
 * @throws CodeError the errors of `readCode`, SCHEME where no scheme or more than one has such a payee, CURRENCY, and
 * MISSING, VALUE or TOO_LONG with the path
 */
export function readPayment(payload: string): ReadPayment {
  const fields = readCode(payload)
  const { scheme, kind, account } = recognised(fields)
  if (valueAt(fields, FORMAT) !== scheme.version) throw unexpected(fields, FORMAT)
  const details = readFacts(scheme.details, fields)
  const amount = valueAt(fields, AMOUNT) ?? null
  const missing = amount === null ? undefined : scheme.neededWithAmount?.find((name) => details[name] === undefined)
  if (missing) throw new CodeError('MISSING', scheme.details[missing]?.at ?? '', { fact: missing })
  return {
    scheme: scheme.id as SchemeId,
    kind,
    payee: readFacts(account.payee, fields),
    details,
    currency: readCurrency(scheme, fields),
    amount,
    use: readUse(fields),
    tip: valueAt(fields, TIP) ?? null,
  }
}

interface Recognised {
  readonly scheme: Scheme
  readonly kind: string
  readonly account: Account
}

/** The one scheme and kind of payee of a code. */
function recognised(fields: readonly ReadField[]): Recognised {
  const country = valueAt(fields, COUNTRY)
  const found = (SCHEMES as readonly Scheme[])
    .filter((scheme) => scheme.country === country)
    .flatMap((scheme) => Object.entries(scheme.accounts).map(([kind, account]) => ({ scheme, kind, account })))
    .filter(({ account }) => isOfKind(account, fields))
  const [one, ...others] = found
  if (one && others.length === 0) return one
  throw new CodeError('SCHEME', '', { found: found.map(({ scheme, kind }) => `${scheme.id} ${kind}`).join(', ') })
}

function isOfKind({ marks, payee }: Account, fields: readonly ReadField[]): boolean {
  const hasMarks = Object.entries(marks).every(
    ([path, mark]) => valueAt(fields, path)?.toLowerCase() === mark.toLowerCase(),
  )
  const needed = Object.values(payee).filter(({ isOptional }) => !isOptional)
  return hasMarks && needed.every(({ at }) => valueAt(fields, at) !== undefined)
}

function readCurrency({ currencies }: Scheme, fields: readonly ReadField[]): string {
  const numeric = valueAt(fields, CURRENCY) ?? ''
  const found = Object.entries(currencies).find(([, currency]) => currency.numeric === numeric)
  if (!found) throw new CodeError('CURRENCY', CURRENCY, { found: numeric })
  return found[0]
}

function readUse(fields: readonly ReadField[]): keyof typeof USES | null {
  const value = valueAt(fields, USE)
  if (value === undefined) return null
  if (value === USES.again) return 'again'
  if (value === USES.once) return 'once'
  throw unexpected(fields, USE)
}

function unexpected(fields: readonly ReadField[], path: string): CodeError {
  return new CodeError('VALUE', path, { found: valueAt(fields, path) ?? '' })
}

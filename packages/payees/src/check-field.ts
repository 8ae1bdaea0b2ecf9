import { bitcoinAddress } from './bitcoin.ts'
import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { cnic } from './cnic.ts'
import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { evmAddress } from './evm.ts'
import { iban } from './iban.ts'
import { ifsc } from './ifsc.ts'
import { mobileWallet } from './mobile-wallet.ts'
import { pixKey } from './pix-key.ts'
import { tcKimlik } from './tc-kimlik.ts'
import { thaiNationalId } from './thai-national-id.ts'
import { tronAddress } from './tron.ts'
import { compact, trimmed } from './typed.ts'
import { vpa } from './vpa.ts'

/** A field of a way to pay; its type decides how it is checked. */
export interface TypedField {
  readonly type: string
  /** The country of its numbers, where the type has several. */
  readonly country?: string | undefined
  readonly options?: readonly { readonly value: string }[] | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
}

/** Longer than any number, address or name of a payee. */
const LENGTH_MAX = 128

const CHECKS: Readonly<Record<string, (typed: string) => PayeeCheck>> = {
  pixKey,
  cpf,
  cnpj,
  ifsc,
  vpa,
  tcKimlik,
  cnic,
  thaiNationalId,
  bitcoinAddress,
  evmAddress,
  tronAddress,
}

/** Checks the input of a field of a way to pay by the field's type; a type without its own rule is text. */
export function checkField(field: TypedField, typed: string): PayeeCheck {
  const { type, country, options, minLength = 1, maxLength = LENGTH_MAX } = field
  if (options) return options.some(({ value }) => value === typed) ? accept(typed) : refuse('form')
  if (type === 'iban') return iban(typed, country === undefined ? undefined : [country])
  if (type === 'mobileWallet' && country !== undefined) return mobileWallet(typed, country)
  const check = CHECKS[type]
  if (check) return check(typed)
  if (type === 'accountNumber') {
    const number = compact(typed)
    return wrongCharacter(number, /[0-9A-Z]/) ?? wrongLength(number, minLength, maxLength) ?? accept(number)
  }
  const text = trimmed(typed).replace(/\s+/g, ' ')
  return wrongLength(text, minLength, maxLength) ?? accept(text)
}

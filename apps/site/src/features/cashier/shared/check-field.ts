import type { PaymentField } from '@livery/contract/payments/method'
import { bitcoinAddress } from '@livery/payees/bitcoin'
import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from '@livery/payees/check'
import { cnic } from '@livery/payees/cnic'
import { cnpj } from '@livery/payees/cnpj'
import { cpf } from '@livery/payees/cpf'
import { evmAddress } from '@livery/payees/evm'
import { iban } from '@livery/payees/iban'
import { ifsc } from '@livery/payees/ifsc'
import { mobileWallet } from '@livery/payees/mobile-wallet'
import { pixKey } from '@livery/payees/pix-key'
import { tcKimlik } from '@livery/payees/tc-kimlik'
import { thaiNationalId } from '@livery/payees/thai-national-id'
import { tronAddress } from '@livery/payees/tron'
import { compact, trimmed } from '@livery/payees/typed'
import { vpa } from '@livery/payees/vpa'

type Check = (typed: string, field: PaymentField) => PayeeCheck

const words: Check = (typed, { minLength = 1, maxLength = 128 }) => {
  const text = trimmed(typed)
  return wrongLength(text, minLength, maxLength) ?? accept(text)
}

const letters =
  (allowed: RegExp): Check =>
  (typed, { minLength = 4, maxLength = 40 }) => {
    const text = compact(typed)
    return wrongCharacter(text, allowed) ?? wrongLength(text, minLength, maxLength) ?? accept(text)
  }

const CHECKS: Readonly<Record<PaymentField['type'], Check>> = {
  text: words,
  name: words,
  bank: (typed, { options }) =>
    options === undefined || options.some(({ value }) => value === typed) ? accept(typed) : refuse('form'),
  accountNumber: letters(/[0-9]/),
  voucher: letters(/[0-9A-Z]/),
  iban: (typed, { country }) => iban(typed, country === undefined ? undefined : [country]),
  mobileWallet: (typed, { country = '' }) => mobileWallet(typed, country),
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

/** A field of a way to pay by the rules of its type. Numbering plans and hashes come with this file: load it lazily. */
export function checkField(field: PaymentField, typed: string): PayeeCheck {
  return CHECKS[field.type](typed, field)
}

import { isMailbox } from '@livery/rules/mailbox'
import { accept, type PayeeCheck, refuse, wrongLength } from './check.ts'
import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { compact, trimmed } from './typed.ts'

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Area and mobile number; every mobile number in Brazil begins with 9. */
const MOBILE = /^\+55[1-9]{2}9\d{8}$/
const MAIL_MAX = 77

/**
 * A key of Brazil's PIX: an e-mail address, a mobile number with `+55`, a random key (a UUID), a CPF or a CNPJ. The
 * payee has the central bank's form: plain digits, small letters, `+5511987654321`. Eleven digits without a plus are a
 * CPF. Source: Banco Central do Brasil, Manual Operacional do DICT.
 */
export function pixKey(typed: string): PayeeCheck {
  const key = trimmed(typed).toLowerCase()
  if (key.includes('@')) return wrongLength(key, 3, MAIL_MAX) ?? (isMailbox(key) ? accept(key) : refuse('form'))
  if (RANDOM.test(key)) return accept(key)
  if (key.startsWith('+')) return mobileKey(key)
  const number = compact(key)
  return wrongLength(number, 11, 14) ?? (number.length === 11 ? cpf(number) : cnpj(number))
}

function mobileKey(typed: string): PayeeCheck {
  const number = typed.replace(/[\s()-]/g, '')
  return wrongLength(number, 14) ?? (MOBILE.test(number) ? accept(number) : refuse('form'))
}

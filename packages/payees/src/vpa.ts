import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { trimmed } from './typed.ts'

const FORM = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/

/**
 * An address of India's UPI, `name@bank`, in small letters, because banks ignore case. After the `@` comes the handle
 * of a bank or an app, without dots: with dots it would be an e-mail address.
 */
export function vpa(typed: string): PayeeCheck {
  const address = trimmed(typed).toLowerCase()
  const wrong = wrongCharacter(address, /[a-z0-9._@-]/) ?? wrongLength(address, 5, 321)
  if (wrong) return wrong
  return FORM.test(address) ? accept(address) : refuse('form')
}

import { accept, isOneCharacter, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { mod11 } from './mod11.ts'
import { compact } from './typed.ts'

/** A person's tax number in Brazil: 9 digits and two check digits, `529.982.247-25`; the payee is the 11 digits. */
export function cpf(typed: string): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9]/) ?? wrongLength(number, 11)
  if (wrong) return wrong
  if (isOneCharacter(number)) return refuse('repeated')
  const digits = [...number].map(Number)
  const isRight = [9, 10].every((at) => mod11(digits.slice(0, at), 11) === digits[at])
  return isRight ? accept(number) : refuse('checksum')
}

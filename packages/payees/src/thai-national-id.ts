import { accept, isOneCharacter, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { compact } from './typed.ts'

/**
 * A person's or a company's number in Thailand: 13 digits, the last a check digit. The twelve before it are multiplied
 * by 13 down to 2. The check digit is the last digit of the difference to the next multiple of 11.
 */
export function thaiNationalId(typed: string): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9]/) ?? wrongLength(number, 13)
  if (wrong) return wrong
  if (isOneCharacter(number)) return refuse('repeated')
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return digits[12] === (11 - (sum % 11)) % 10 ? accept(number) : refuse('checksum')
}

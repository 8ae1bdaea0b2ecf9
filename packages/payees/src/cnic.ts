import { accept, isOneCharacter, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { compact } from './typed.ts'

/**
 * A person's number in Pakistan, `35202-1234567-1`: 13 digits, of which the first stands for a province and is not 0.
 * The rule of its last digit is not published, so a mistyped digit cannot be detected.
 */
export function cnic(typed: string): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9]/) ?? wrongLength(number, 13)
  if (wrong) return wrong
  if (isOneCharacter(number)) return refuse('repeated')
  return number.startsWith('0') ? refuse('form') : accept(number)
}

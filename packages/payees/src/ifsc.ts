import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { compact } from './typed.ts'

/**
 * A bank's branch in India: four letters of the bank, a 0, six characters of the branch (`SBIN0000691`). It has no
 * check digit: only the bank knows whether the branch exists.
 */
export function ifsc(typed: string): PayeeCheck {
  const code = compact(typed)
  const wrong = wrongCharacter(code, /[0-9A-Z]/) ?? wrongLength(code, 11)
  if (wrong) return wrong
  return /^[A-Z]{4}0/.test(code) ? accept(code) : refuse('form')
}

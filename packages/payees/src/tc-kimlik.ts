import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { compact } from './typed.ts'

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)

/**
 * A person's number in Turkey: 11 digits, the first not 0. The tenth is seven times the sum of the odd places less that
 * of the even ones, the eleventh the sum of the ten before it, both mod 10.
 */
export function tcKimlik(typed: string): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9]/) ?? wrongLength(number, 11)
  if (wrong) return wrong
  if (number.startsWith('0')) return refuse('form')
  const digits = [...number].map(Number)
  const nine = digits.slice(0, 9)
  const odd = sum(nine.filter((_, at) => at % 2 === 0))
  // Ten times the even sum keeps the difference positive and is 0 mod 10.
  const tenth = (7 * odd + 9 * (sum(nine) - odd)) % 10
  const isRight = digits[9] === tenth && digits[10] === sum(digits.slice(0, 10)) % 10
  return isRight ? accept(number) : refuse('checksum')
}

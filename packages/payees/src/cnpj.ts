import { accept, isOneCharacter, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { mod11 } from './mod11.ts'
import { compact } from './typed.ts'

/**
 * A company's tax number in Brazil, `11.222.333/0001-81`, or, for numbers issued since July 2026, with letters among
 * the first twelve, `12.ABC.345/01DE-35`; the payee is the 14 characters. Letters and digits both count as their ASCII
 * code less 48. Source: Receita Federal, Instrução Normativa 2.229 of 2024, and SERPRO's manual of its check digits.
 */
export function cnpj(typed: string): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9A-Z]/) ?? wrongLength(number, 14)
  if (wrong) return wrong
  if (!/\d\d$/.test(number)) return refuse('form')
  if (isOneCharacter(number)) return refuse('repeated')
  const values = [...number].map((character) => character.charCodeAt(0) - 48)
  const isRight = [12, 13].every((at) => mod11(values.slice(0, at), 9) === values[at])
  return isRight ? accept(number) : refuse('checksum')
}

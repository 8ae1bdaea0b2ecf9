/**
 * Why a payee's number is refused. The site makes texts of it, in the reader's language.
 * - `length`: too short or too long. Params `length`, and `min` and `max` (equal where there is one length)
 * - `characters`: a character that never occurs in it. Params `character`, and `at`, counted from 1
 * - `form`: the characters are allowed, but not in this order
 * - `country`: of another country, or of one that has no such numbers. Params `country`, its code or the text in its
 * place
 * - `checksum`: the check digits do not match the rest, so something was mistyped
 * - `repeated`: the same character throughout, which passes the check digits but belongs to nobody
 * - `network`: a good address of another network, where the money would be lost. Params `network`
 * - `version`: a kind of address that its network has reserved and not yet given a meaning
 */
export const REASONS = [
  'length',
  'characters',
  'form',
  'country',
  'checksum',
  'repeated',
  'network',
  'version',
] as const
export type Reason = (typeof REASONS)[number]

export interface PayeeFault {
  readonly reason: Reason
  readonly params: Readonly<Record<string, string | number>>
}

/** A payee in the form that is stored and sent on, or the reason why the input is none. */
export type PayeeCheck =
  | { readonly valid: true; readonly payee: string }
  | { readonly valid: false; readonly fault: PayeeFault }

export function accept(payee: string): PayeeCheck {
  return { valid: true, payee }
}

export function refuse(reason: Reason, params: PayeeFault['params'] = {}): PayeeCheck {
  return { valid: false, fault: { reason, params } }
}

/** A refusal where the length is outside of `min` to `max` (by default `min`); otherwise null. */
export function wrongLength(text: string, min: number, max = min): PayeeCheck | null {
  return text.length >= min && text.length <= max ? null : refuse('length', { length: text.length, min, max })
}

/** A refusal that names the first character that is not one of `allowed`, a class such as `/[0-9]/`; otherwise null. */
export function wrongCharacter(text: string, allowed: RegExp): PayeeCheck | null {
  const characters = [...text]
  const at = characters.findIndex((character) => !allowed.test(character))
  return at === -1 ? null : refuse('characters', { character: characters[at] ?? '', at: at + 1 })
}

/** Whether a text repeats one character. */
export function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}

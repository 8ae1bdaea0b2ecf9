export const STRENGTHS = ['weak', 'fair', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u] as const
/** Below this many different characters, length says nothing. */
const FEW_DIFFERENT = 5

/**
 * How hard a password is to guess, roughly: by its length, the kinds of its characters and how many of them differ. The
 * gateway decides what is refused; this only encourages.
 */
export function passwordStrength(password: string): Strength {
  const different = new Set(password).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (password.length < 8 || different < FEW_DIFFERENT) return 'weak'
  const isLong = password.length >= 16 && different >= 2 * FEW_DIFFERENT
  if (isLong || (password.length >= 12 && kinds >= 3)) return 'strong'
  return kinds >= 2 || password.length >= 12 ? 'fair' : 'weak'
}

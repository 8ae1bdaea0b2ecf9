import { foldDigits } from '@livery/rules/fold-digits'

/**
 * The input without the spaces, hyphens, dots and slashes that people and documents put between groups, with digits of
 * every script as ASCII and letters in capitals.
 */
export function compact(typed: string): string {
  return foldDigits(typed)
    .replace(/[\s\p{Cf}./\p{Pd}]/gu, '')
    .toUpperCase()
}

/** The input without invisible characters and outer spaces, for values in which case matters. */
export function trimmed(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').trim()
}

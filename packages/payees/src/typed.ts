import { foldDigits } from '@livery/rules/fold-digits'

/**
 * What was typed, without the spaces, hyphens, dots and slashes that people and documents put between groups, with
 * digits of every script as ASCII and letters in capitals.
 */
export function compact(typed: string): string {
  return foldDigits(typed)
    .replace(/[\s\p{Cf}./\p{Pd}]/gu, '')
    .toUpperCase()
}

/** What was typed without the invisible characters and spaces around it; for what tells capitals from small letters. */
export function trimmed(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').trim()
}

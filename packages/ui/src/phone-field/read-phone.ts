import { asciiDigits } from '../ascii-digits.ts'

/** A country as it appears in a phone number. */
export type DialCountry = {
  /** ISO 3166 such as `PH`. */
  readonly region: string
  /** Digits without a plus: `63`. */
  readonly dialCode: string
  /** In the language of the page. */
  readonly name: string
}

export type PhoneValue = {
  readonly region: string
  /** Digits of the national number, ASCII, without spaces. */
  readonly number: string
}

/**
 * Splits typed or pasted text into a country and a national number. A text that begins with `+` or `00` states its
 * country itself: the longest dial code wins, and among countries that share one, the one chosen before if possible,
 * otherwise the first of the list. Digits of every script are accepted; other characters are ignored.
 */
export function readPhone(text: string, region: string, countries: readonly DialCountry[]): PhoneValue {
  const ascii = asciiDigits(text)
  const digits = ascii.replace(/\D/g, '')
  const international = /^\s*(?:\+|00)/.exec(ascii)
  if (!international) return { region, number: digits }
  const full = international[0].includes('+') ? digits : digits.slice(2)
  const longest = countries
    .filter(({ dialCode }) => full.startsWith(dialCode))
    .reduce((most, { dialCode }) => Math.max(most, dialCode.length), 0)
  if (longest === 0) return { region, number: full }
  const sharing = countries.filter(({ dialCode }) => dialCode === full.slice(0, longest))
  const chosen = sharing.find((country) => country.region === region) ?? sharing[0]
  return { region: chosen?.region ?? region, number: full.slice(longest) }
}

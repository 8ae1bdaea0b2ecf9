import type { FormatLocale } from './locale-row.ts'

/** Codes that ISO 3166 leaves to users, and groups of countries: engines have names for some of them. */
const NO_COUNTRY = /^(AA|Q[M-Z]|X[A-JL-Z]|ZZ|EU|EZ|UN)$/
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The names of all countries in a language by their ISO codes, in the language's own alphabetical order; for the server,
 * whose engine has all languages of CLDR.
 */
export function readCountries({ formatTag }: FormatLocale): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(formatTag, { type: 'region', fallback: 'none' })
  const named = [...LETTERS].flatMap((first) =>
    [...LETTERS].flatMap((second) => {
      const code = first + second
      const name = NO_COUNTRY.test(code) ? undefined : names.of(code)
      // A former code has the name of its successor.
      return name === undefined || new Intl.Locale(`und-${code}`).region !== code ? [] : [[code, name] as const]
    }),
  )
  const { compare } = new Intl.Collator(formatTag)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one, other)))
}

import type { Fault, Path } from '@livery/document/fault'
import type { Draft } from './draft.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country must exist under its ISO name. */
export function countryFaults({ merchant }: Draft, path: Path, country: string): Fault[] {
  const iso = isoOf(country)
  if (iso === country) return []
  return [
    merchant.faultAt(path, {
      code: 'country.unknown',
      message: `ISO 3166 has no country ${JSON.stringify(country)}`,
      ...(iso === undefined ? {} : { suggestion: JSON.stringify(iso) }),
      repair: 'Write two capital letters such as GB',
    }),
  ]
}

/** The country's current code (`UK` gives GB); undefined for a text that is none. */
function isoOf(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  if (!known.has(country)) known.set(country, lookUp(country))
  return known.get(country)
}

/** Cache: a look-up is slow, and there are only 676 pairs of letters. */
const known = new Map<string, string | undefined>()

function lookUp(country: string): string | undefined {
  // User-assigned codes have no country, although ICU names some of them.
  if (/^(AA|Q[M-Z]|X[A-JL-Z]|ZZ|EU|EZ|UN)$/.test(country)) return undefined
  if (names.of(country) === undefined) return undefined
  return new Intl.Locale(`und-${country}`).region
}

import type { CountryEntry } from '@livery/contract/auth/register'
import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { loadMobileNumbers } from '@livery/rules/mobile'

/**
 * The countries whose mobile numbers a merchant takes. Its own list is in its own order; without one they are all of
 * them, first those where the reader's language and the merchant's are spoken.
 * @param language the reader's platform code
 */
export async function countriesFor({ registration, languages }: Merchant, language: string): Promise<CountryEntry[]> {
  const { countriesOf } = await loadMobileNumbers()
  const countries = countriesOf(registration.countries)
  if (registration.countries.length > 0) return [...countries]
  const likely = [language, ...languages].flatMap((code) => {
    const tag = localeByCode(code)?.tag
    return tag ? [new Intl.Locale(tag).maximize().region] : []
  })
  const rank = ({ countryCode }: CountryEntry) => {
    const at = likely.indexOf(countryCode)
    return at < 0 ? likely.length : at
  }
  return [...countries].sort((one, other) => rank(one) - rank(other) || (one.countryCode < other.countryCode ? -1 : 1))
}

import type { CountryEntry } from '@livery/contract/auth/registration'
import { localeByCode } from '@livery/locale/registry'
import type { Merchant } from '@livery/merchant/merchant'
import { loadMobileNumbers } from '@livery/rules/mobile'

/**
 * The countries whose mobile numbers a merchant accepts, in the order of its own list. Without a list they are all
 * countries: first those of its currency (`PHP`, `KWD`) and its law, then those where the reader's and the merchant's
 * languages are spoken.
 * @param language the reader's platform code
 */
export async function countriesFor(
  { registration, currency, compliance, languages }: Merchant,
  language: string,
): Promise<CountryEntry[]> {
  const { countriesOf } = await loadMobileNumbers()
  const countries = countriesOf(registration.countries)
  if (registration.countries.length > 0) return [...countries]
  const spoken = [language, ...languages].flatMap((code) => {
    const tag = localeByCode(code)?.tag
    return tag ? [new Intl.Locale(tag).maximize().region] : []
  })
  const likely = [currency.code.slice(0, 2), compliance.jurisdiction.slice(0, 2), ...spoken]
  const rank = ({ countryCode }: CountryEntry) => {
    const at = likely.indexOf(countryCode)
    return at < 0 ? likely.length : at
  }
  return [...countries].sort((one, other) => rank(one) - rank(other) || (one.countryCode < other.countryCode ? -1 : 1))
}

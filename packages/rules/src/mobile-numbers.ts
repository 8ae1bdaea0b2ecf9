import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import plans from 'libphonenumber-js/mobile/metadata'
import type { RuleFault } from './fault.ts'
import { foldDigits } from './fold-digits.ts'

/** A country in the platform's terms. */
export interface Country {
  /** ISO 3166, such as `PH`. */
  readonly countryCode: string
  /** Digits without a plus: `63`. */
  readonly countryDialingCode: string
}

/** Every country that has mobile numbers, or those of the given countries that have them, in the given order. */
export function countriesOf(codes: readonly string[] = []): readonly Country[] {
  const known = codes.length > 0 ? codes.filter((code) => isSupportedCountry(code)) : getCountries()
  return known.map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
}

/**
 * The national digits of the input: digits of every script as ASCII, without the dial code if it was typed too, and
 * without the trunk prefix (`0917…` in the Philippines). Input that is no number of that country keeps all its digits.
 *
 * @param countryDialingCode digits without a plus
 */
export function nationalDigits(typed: string, countryDialingCode: string): string {
  const digits = foldDigits(typed).replace(/[^0-9+]/g, '')
  const plain = digits.replaceAll('+', '')
  const [country] = sharing(countryDialingCode)
  if (!country) return plain
  const parsed = parsePhoneNumberFromString(digits, country)
  return parsed?.isValid() && parsed.countryCallingCode === countryDialingCode ? parsed.nationalNumber : plain
}

/**
 * The fault of national digits that are no mobile number under a dial code, a wrong length first; null for a valid
 * number.
 */
export function mobileFault(number: string, countryDialingCode: string): RuleFault | null {
  if (countryDialingCode === '') return { code: 'countryCodeRequired', params: {} }
  const countries = sharing(countryDialingCode)
  if (countries.length === 0) return { code: 'mobile', params: {} }
  const parsed = parsePhoneNumberFromString(`+${countryDialingCode}${number}`)
  if (parsed?.isValid() && parsed.nationalNumber === number) return null
  const lengths = countries.flatMap(lengthsOf)
  const [min, max] = [Math.min(...lengths), Math.max(...lengths)]
  if (lengths.includes(number.length)) return { code: 'mobile', params: {} }
  return min === max
    ? { code: 'mobileLength', params: { length: min } }
    : { code: 'mobileLengths', params: { min, max } }
}

/**
 * The country of a mobile number's national digits, where several share a dial code; undefined for an invalid number.
 */
export function countryOfMobile(number: string, countryDialingCode: string): string | undefined {
  const parsed = parsePhoneNumberFromString(`+${countryDialingCode}${number}`)
  return parsed?.isValid() ? parsed.country : undefined
}

/** Groups national digits in the country's usual way, also while they are being typed. */
export function formatMobile(number: string, countryDialingCode: string): string {
  // Loading the plans takes longer than showing a field.
  if (number === '') return ''
  const prefix = `+${countryDialingCode}`
  const shown = new AsYouType().input(prefix + number)
  const grouped = shown.slice(prefix.length).trim()
  // The formatter drops digits that the numbering plan does not know; then the digits are shown ungrouped.
  return shown.startsWith(prefix) && grouped.replace(/[^0-9]/g, '') === number ? grouped : number
}

/** The countries of a dial code, the main one first; several share one (+1, +7, +44). */
function sharing(countryDialingCode: string): readonly CountryCode[] {
  return plans.country_calling_codes[countryDialingCode] ?? []
}

/** Parts of a numbering plan that exist at run time but are missing in the published types. */
interface TypedPlan {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined
}

/** How many digits a country's mobile numbers have. */
function lengthsOf(country: CountryCode): readonly number[] {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const plan = metadata.numberingPlan as unknown as TypedPlan
  return plan.type('MOBILE')?.possibleLengths() ?? []
}

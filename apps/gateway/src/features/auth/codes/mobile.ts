import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { loadMobileNumbers } from '@livery/rules/mobile'

export interface TypedMobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/**
 * The digits of the international number, without plus, from what was typed. Throws VALIDATION unless it is a mobile
 * number of a country the merchant accepts.
 */
export async function mobileOf(merchant: Merchant, typed: TypedMobile): Promise<string> {
  const { mobileFault, nationalDigits } = await loadMobileNumbers()
  const { countryDialingCode } = typed
  const number = nationalDigits(typed.mobileNum, countryDialingCode)
  const fault = (await isTakenCountry(merchant, countryDialingCode))
    ? mobileFault(number, countryDialingCode)
    : { code: 'mobile', params: {} }
  if (fault) throw new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', ...fault }] })
  return countryDialingCode + number
}

/** Whether a merchant accepts mobile numbers with this dialling code. */
export async function isTakenCountry({ registration }: Merchant, countryDialingCode: string): Promise<boolean> {
  const { countriesOf } = await loadMobileNumbers()
  return countriesOf(registration.countries).some((country) => country.countryDialingCode === countryDialingCode)
}

import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { loadMobileNumbers } from '@livery/rules/mobile'

export interface TypedMobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/**
 * The international number's digits, without plus, of what was typed. Throws VALIDATION for what is no mobile number of
 * a country whose numbers the merchant takes.
 */
export async function mobileOf({ registration }: Merchant, typed: TypedMobile): Promise<string> {
  const { countriesOf, mobileFault, nationalDigits } = await loadMobileNumbers()
  const { countryDialingCode } = typed
  const number = nationalDigits(typed.mobileNum, countryDialingCode)
  const isTaken = countriesOf(registration.countries).some(
    (country) => country.countryDialingCode === countryDialingCode,
  )
  const fault = isTaken ? mobileFault(number, countryDialingCode) : { code: 'mobile', params: {} }
  if (fault) throw new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', ...fault }] })
  return countryDialingCode + number
}

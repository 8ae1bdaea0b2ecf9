import { countriesOf, countryOfMobile, mobileFault, nationalDigits } from '@livery/rules/mobile-numbers'
import { accept, type PayeeCheck, refuse } from './check.ts'

/**
 * A wallet that is identified by its owner's mobile number, such as GCash, bKash, JazzCash and TrueMoney. The payee is
 * the number with a plus and the dial code, `+639171234567`. This file loads numbering plans, so import it only where
 * it is used.
 * @param typed with or without the dial code and the trunk prefix
 * @param country ISO 3166, such as `PH`
 */
export function mobileWallet(typed: string, country: string): PayeeCheck {
  const [known] = countriesOf([country])
  if (!known) return refuse('country', { country })
  const dialCode = known.countryDialingCode
  const number = nationalDigits(typed, dialCode)
  const fault = mobileFault(number, dialCode)
  if (fault?.code === 'mobile') return refuse('form')
  if (fault) {
    const { length = 0, min = length, max = length } = fault.params
    return refuse('length', { length: number.length, min, max })
  }
  const owner = countryOfMobile(number, dialCode)
  return owner === country ? accept(`+${dialCode}${number}`) : refuse('country', { country: owner ?? country })
}

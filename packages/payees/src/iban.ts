import { getCountrySpecifications, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { accept, type PayeeCheck, refuse, wrongCharacter, wrongLength } from './check.ts'
import { compact } from './typed.ts'

/** A letter in place of a digit in the country's format, or the reverse. All other errors concern check digits. */
const FORMS = [ValidationErrorsIBAN.WrongBBANFormat, ValidationErrorsIBAN.ChecksumNotNumber]

/**
 * An account number of ISO 13616, `TR33 0006 1005 1978 6457 8413 26`: country, two check digits (mod 97) and the
 * national part in its country's length and form; some countries have check digits in that part too. The payee has no
 * spaces.
 * @param countries the allowed countries, such as `TR`; all by default
 */
export function iban(typed: string, countries?: readonly string[]): PayeeCheck {
  const number = compact(typed)
  const wrong = wrongCharacter(number, /[0-9A-Z]/)
  if (wrong) return wrong
  const country = number.slice(0, 2)
  const spec = getCountrySpecifications()[country]
  if (!spec?.chars || (countries && !countries.includes(country))) return refuse('country', { country })
  const { errorCodes, valid } = validateIBAN(number)
  if (valid) return accept(number)
  const isForm = errorCodes.some((code) => FORMS.includes(code))
  return wrongLength(number, spec.chars) ?? refuse(isForm ? 'form' : 'checksum')
}

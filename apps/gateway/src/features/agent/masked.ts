const DOTS = '••••'

/** The last digits of a mobile number: enough to recognise it, too few to call it. */
export const maskedMobile = (digits: string): string => DOTS + digits.slice(-3)

/** The first letter of an e-mail address and its domain. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return at > 0 ? address.slice(0, 1) + DOTS + address.slice(at) : DOTS
}

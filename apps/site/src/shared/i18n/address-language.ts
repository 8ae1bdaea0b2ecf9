import { withoutLanguage } from '@livery/contract/address-language'
import { LANGUAGE_COOKIE } from '@livery/contract/boot'
import { writeCookie } from '../storage/cookies.ts'

/**
 * When the address states a language, it is remembered and removed from the address, which is the same in every
 * language.
 */
export function settleAddressLanguage(code: string): void {
  const address = withoutLanguage(location.href)
  if (address === null) return
  history.replaceState(history.state, '', address)
  writeCookie(LANGUAGE_COOKIE, code)
}

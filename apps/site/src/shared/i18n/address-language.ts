import { withoutLanguage } from '@livery/contract/address-language'
import { LANGUAGE_COOKIE } from '@livery/contract/boot'
import { writeCookie } from '../preferences/cookies.ts'

/** A page asked for in a language is remembered in it, and goes on at its own address, which suits every language. */
export function settleAddressLanguage(code: string): void {
  const address = withoutLanguage(location.href)
  if (address === null) return
  history.replaceState(history.state, '', address)
  writeCookie(LANGUAGE_COOKIE, code)
}

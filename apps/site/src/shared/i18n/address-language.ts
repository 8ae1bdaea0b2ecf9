import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@livery/contract/boot'
import { writeCookie } from '../preferences/cookies.ts'

/** An address without the language it asks for; null where it asks for none. */
export function withoutLanguage(address: string): string | null {
  const url = new URL(address)
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return null
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return `${url.pathname}${url.search}${url.hash}`
}

/** A page asked for in a language is remembered in it, and goes on at its own address, which suits every language. */
export function settleAddressLanguage(code: string): void {
  const address = withoutLanguage(location.href)
  if (address === null) return
  history.replaceState(history.state, '', address)
  writeCookie(LANGUAGE_COOKIE, code)
}

import { PAGES } from '@livery/contract/pages'

/** The address of the registration form with an affiliate code. */
export function linkAddress(code: string): string {
  return `${location.origin}${PAGES.home.popups.register}?affiliateCode=${encodeURIComponent(code)}`
}

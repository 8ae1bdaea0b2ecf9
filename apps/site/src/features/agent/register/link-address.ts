import { PAGES } from '@livery/contract/pages'

/** Where one registers by a code. */
export function linkAddress(code: string): string {
  return `${location.origin}${PAGES.home.popups.register}?affiliateCode=${encodeURIComponent(code)}`
}

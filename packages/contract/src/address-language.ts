/** The query parameter that asks for a page in a language: a platform code or a BCP 47 tag. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * An address, whole or from its path on, as path, query and anchor without the language it asks for; null when it asks
 * for none. The result is rendered and is what the browser routes by, so that one page is the same address in every
 * language.
 */
export function withoutLanguage(address: string): string | null {
  const url = new URL(address, 'http://page.invalid')
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return null
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The query parameter that asks for a page in a language: a platform code or a BCP 47 tag. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * An address, whole or from its path on, as path, query and anchor without the language it asks for; null where it asks
 * for none. What is rendered at an address, and what the browser goes on with, is the same in every language.
 */
export function withoutLanguage(address: string): string | null {
  const url = new URL(address, 'http://page.invalid')
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return null
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return `${url.pathname}${url.search}${url.hash}`
}

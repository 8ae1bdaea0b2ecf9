/** The query parameter that chooses a page's language: a platform code or a BCP 47 tag. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * An address, complete or from its path on, as path, query and anchor without the parameter for the language; null when
 * it has none. The page is rendered and routed by the result, so that it has the same address in every language.
 */
export function withoutLanguage(address: string): string | null {
  const url = new URL(address, 'http://page.invalid')
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return null
  url.searchParams.delete(LANGUAGE_PARAMETER)
  return `${url.pathname}${url.search}${url.hash}`
}

import { LANGUAGE_PARAMETER } from '@livery/contract/address-language'
import { canonicalPath } from '@livery/contract/public-paths'
import { localeByCode } from '@livery/locale/registry'
import type { Site } from '../../tenancy/sites/site.ts'

/** The address of a page in one language, for search engines. */
interface Alternate {
  /** BCP 47, or `x-default` for the address that leaves the language to the reader. */
  readonly hreflang: string
  readonly href: string
}

/** The address of a public page on the merchant's main domain; its first language needs no parameter. */
export function addressOf({ merchant }: Pick<Site, 'merchant'>, path: string, language: string): string {
  const bare = `https://${merchant.domains.main}${path}`
  return language === merchant.languages[0] ? bare : `${bare}?${LANGUAGE_PARAMETER}=${tagOf(language)}`
}

/** The page's addresses in every language of the merchant, and the one where the reader's language decides. */
export function alternatesOf(site: Pick<Site, 'merchant'>, path: string): readonly Alternate[] {
  const { languages, domains } = site.merchant
  return [
    ...languages.map((code) => ({ hreflang: tagOf(code), href: addressOf(site, path, code) })),
    { hreflang: 'x-default', href: `https://${domains.main}${path}` },
  ]
}

/** What search engines get about a page. */
export interface Findable {
  readonly canonical: string
  readonly alternates: readonly Alternate[]
}

/** What search engines get about the page at a path; null when they should not index it. */
export function findable(site: Pick<Site, 'merchant' | 'menus'>, path: string, language: string): Findable | null {
  const own = canonicalPath(path, site.menus.categories)
  return own === null ? null : { canonical: addressOf(site, own, language), alternates: alternatesOf(site, own) }
}

function tagOf(code: string): string {
  const row = localeByCode(code)
  if (!row) throw new Error(`no language ${code}`)
  return row.tag
}

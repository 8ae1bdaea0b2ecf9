import type { Banner } from '@livery/contract/lobby'
import { localeByCode } from '@livery/locale/registry'
import { bannersOf as bannersIn } from '@livery/merchant/public'
import type { Site } from '../hosts/site.ts'
import { Pictures } from '../images/pictures.ts'

/** The site's banners in a language, in the merchant's order. */
export function bannersOf(site: Site, language: string): Banner[] {
  const direction = localeByCode(language)?.direction ?? 'ltr'
  return bannersIn(
    site.merchant,
    language,
    ({ id }) => `/img/banner/${id}/${Pictures.hash(site.bannerSpec(id, direction))}`,
  )
}

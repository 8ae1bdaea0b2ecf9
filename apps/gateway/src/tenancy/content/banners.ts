import type { Banner } from '@livery/contract/lobby'
import { localeByCode } from '@livery/locale/registry'
import { bannersOf as bannersIn } from '@livery/merchant/public'
import { Pictures } from '../../platform/pictures/pictures.ts'
import type { Site } from '../sites/site.ts'

/** The site's banners in a language, in the merchant's order. */
export function bannersOf(site: Pick<Site, 'merchant' | 'bannerSpec'>, language: string): Banner[] {
  const direction = localeByCode(language)?.direction ?? 'ltr'
  return bannersIn(
    site.merchant,
    language,
    ({ id }) => `/img/banner/${id}/${Pictures.hash(site.bannerSpec(id, direction))}`,
  )
}

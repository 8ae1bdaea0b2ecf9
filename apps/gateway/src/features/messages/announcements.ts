import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Audience, Notice } from '@livery/contract/messages/announcements'
import { textIn } from '@livery/merchant/texts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { bannersOf } from '../../tenancy/content/banners.ts'
import { helpOf } from '../../tenancy/content/help.ts'
import type { Site } from '../../tenancy/sites/site.ts'

/** A cache: cleaning takes milliseconds, and what a release announces does not change. */
const cleaned = new WeakMap<object, Map<string, string>>()

/**
 * What a site announces now in a language, newest first: each type that is asked for (docs/product.md 13.3), and of the
 * pop-ups those for one audience. Without an audience there are no pop-ups.
 */
export function announcementsOf(
  site: Pick<Site, 'merchant' | 'announced' | 'bannerSpec'>,
  language: string,
  types: readonly string[],
  audience?: Audience,
): ResponseOf<Calls['getAnnouncementContentV2']> {
  const { merchant, announced } = site
  const written = ({ id, title, content, publishedAt }: Announcement): Notice => ({
    id,
    title: textIn(title, language, merchant.languages),
    content: cleanIn(content, language, merchant.languages),
    publishedAt: new Date(publishedAt).toISOString(),
  })
  const { notices, promotions, popups } = announced
  return {
    notices: types.includes('PL') ? notices.map(written) : [],
    promotions: types.includes('PR')
      ? promotions.map((promotion) => ({
          ...written(promotion),
          ...(promotion.topic && { topic: promotion.topic }),
        }))
      : [],
    popups: types.includes('PU')
      ? popups.filter((popup) => audience !== undefined && popup.audience.includes(audience)).map(written)
      : [],
    ...(types.includes('B') && { banners: bannersOf(site, language) }),
    ...(types.includes('H') && { help: helpOf(site, language) }),
  }
}

type Announcement = Site['announced']['notices'][number]

function cleanIn(content: Announcement['content'], language: string, languages: readonly string[]): string {
  return cleaned
    .getOrInsertComputed(content, () => new Map())
    .getOrInsertComputed(language, () => cleanHtml(textIn(content, language, languages)))
}

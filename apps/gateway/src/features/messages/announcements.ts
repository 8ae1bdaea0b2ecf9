import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Audience, Notice, Promotion } from '@livery/contract/messages/announcements'
import { publicFigure } from '@livery/merchant/figure'
import { textIn } from '@livery/merchant/texts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { helpOf } from '../../tenancy/content/help.ts'
import { promotionRun } from '../../tenancy/content/promotion-run.ts'
import { sceneUrl } from '../../tenancy/sites/drawn-scene.ts'
import type { Site } from '../../tenancy/sites/site.ts'

/** A cache: cleaning takes milliseconds, and the announcements of a release do not change. */
const cleaned = new WeakMap<object, Map<string, string>>()

/**
 * The announcements of a site now in a language, newest first: each requested type (docs/product.md 13.3), and the
 * pop-ups for one audience. Without an audience there are no pop-ups.
 */
export function announcementsOf(
  site: AnnouncingSite,
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
      ? promotions.map((promotion) => ({ ...written(promotion), ...partsOf(promotion, site, language) }))
      : [],
    popups: types.includes('PU')
      ? popups.filter((popup) => audience !== undefined && popup.audience.includes(audience)).map(written)
      : [],
    ...(types.includes('H') && { help: helpOf(site, language) }),
  }
}

type AnnouncingSite = Pick<Site, 'merchant' | 'announced' | 'promotionSpecs'>

/** The fields of a promotion besides those of a notice. */
function partsOf(
  { id, topic, kind, figure, conditions, link, ...dates }: Site['announced']['promotions'][number],
  { merchant, promotionSpecs }: AnnouncingSite,
  language: string,
): Omit<Promotion, keyof Notice> {
  const scene = promotionSpecs.find((one) => one.id === id)
  const run = promotionRun(dates, merchant.timeZone, Date.now())
  return {
    ...(topic && { topic }),
    ...(kind && { kind }),
    ...(scene && { pictureUrl: sceneUrl('promotion', scene, language) }),
    ...(figure && { figure: publicFigure(figure, merchant.currency.exponent) }),
    ...(conditions && { conditions: cleanIn(conditions, language, merchant.languages) }),
    ...(run && { run }),
    ...(link && { link: { type: link.type, to: link.to ?? null } }),
  }
}

type Announcement = Site['announced']['notices'][number]

function cleanIn(content: Announcement['content'], language: string, languages: readonly string[]): string {
  return cleaned
    .getOrInsertComputed(content, () => new Map())
    .getOrInsertComputed(language, () => cleanHtml(textIn(content, language, languages)))
}

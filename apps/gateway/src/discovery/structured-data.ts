import type { Boot } from '@livery/contract/boot'
import type { RenderOutput } from '@livery/contract/render'
import { plainLine } from '../hosts/plain-line.ts'
import type { Site } from '../hosts/site.ts'

export interface Described {
  readonly site: Pick<Site, 'merchant'>
  readonly boot: Boot
  readonly output: Pick<RenderOutput, 'title'>
  readonly canonical: string
}

/**
 * What a page is, in schema.org's words (JSON-LD): the company and its site on the home page, the way back and the
 * promotions on the others.
 */
export function structuredData({ site, boot, output, canonical }: Described): object {
  const home = `https://${site.merchant.domains.main}/`
  const { name, legalName, logo } = boot.merchant
  const page = new URL(canonical)
  if (page.pathname === '/') {
    const company = `${home}#company`
    return graph(
      {
        '@type': 'Organization',
        '@id': company,
        name,
        ...(legalName && { legalName }),
        url: home,
        logo: new URL(logo.mark, home).href,
        ...(boot.merchant.channels.length > 0 && { sameAs: boot.merchant.channels.map(({ url }) => url) }),
      },
      { '@type': 'WebSite', name, url: canonical, inLanguage: boot.language.tag, publisher: { '@id': company } },
    )
  }
  const promotions = page.pathname === '/promotions' ? promotionsOf(boot) : []
  return graph(
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name, item: home },
        { '@type': 'ListItem', position: 2, name: plainLine(output.title), item: canonical },
      ],
    },
    ...(promotions.length > 0
      ? [
          {
            '@type': 'ItemList',
            itemListElement: promotions.map(({ id, title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: plainLine(title),
              url: `${canonical}#${id}`,
            })),
          },
        ]
      : []),
  )
}

const graph = (...nodes: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Promotions as the page was rendered with them. */
function promotionsOf({ queries }: Boot): readonly { readonly id: string; readonly title: string }[] {
  const [, answer] = queries.find(([[name]]) => name === 'getAnnouncementContentV2') ?? []
  return (answer as { promotions?: readonly { id: string; title: string }[] } | undefined)?.promotions ?? []
}

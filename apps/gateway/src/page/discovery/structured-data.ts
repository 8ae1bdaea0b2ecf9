import type { Boot } from '@livery/contract/boot'
import type { ResponseOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import type { RenderOutput } from '@livery/contract/render'
import { plainLine } from '../../tenancy/brand/plain-line.ts'
import type { Site } from '../../tenancy/sites/site.ts'

export interface Described {
  readonly site: Pick<Site, 'merchant'>
  readonly boot: Boot
  readonly output: Pick<RenderOutput, 'title'>
  readonly canonical: string
}

/**
 * A page's structured data for search engines (schema.org, JSON-LD): the company and its site on the home page, the
 * breadcrumb on the others, with the promotions or the help centre's questions.
 */
export function structuredData({ site, boot, output, canonical }: Described): object {
  const home = `https://${site.merchant.domains.main}/`
  const { name, legalName, logo } = boot.merchant
  const page = new URL(canonical)
  if (page.pathname === PAGES.home.path) {
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
  const promotions = page.pathname === PAGES.promotions.path ? promotionsOf(boot) : []
  const help = page.pathname === PAGES.help.path ? helpOf(boot) : []
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
    ...(help.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: help.map(({ title, content }) => ({
              '@type': 'Question',
              name: plainLine(title),
              acceptedAnswer: { '@type': 'Answer', text: content },
            })),
          },
        ]
      : []),
  )
}

const graph = (...nodes: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

/** The promotions the page was rendered with. */
function promotionsOf(boot: Boot): ResponseOf<Calls['getAnnouncementContentV2']>['promotions'] {
  return answerOf(boot, 'getAnnouncementContentV2')?.promotions ?? []
}

function helpOf(boot: Boot): ResponseOf<Calls['getHelpV2']>['list'] {
  return answerOf(boot, 'getHelpV2')?.list ?? []
}

function answerOf<Name extends CallName>({ queries }: Boot, call: Name): ResponseOf<Calls[Name]> | undefined {
  const [, answer] = queries.find(([[name]]) => name === call) ?? []
  return answer as ResponseOf<Calls[Name]> | undefined
}

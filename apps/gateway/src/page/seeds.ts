import type { CallName } from '@livery/contract/calls'
import type { GameSelect, GameType } from '@livery/contract/games'
import { homeLimit } from '@livery/contract/home-limits'
import type { Audience } from '@livery/contract/lobby'
import { type PageQuery, pageQueries } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import type { Catalogue } from '../features/games/catalogue.ts'
import { bannersOf } from '../features/lobby/banners.ts'
import { latestWinners } from '../features/lobby/winners.ts'
import { announcementsOf } from '../features/messages/announcements.ts'
import { helpOf } from '../features/messages/help.ts'
import { domainsOf } from '../features/system/domains.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import { Kept } from './kept.ts'

type Answer = (site: Site, language: string, request: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Answers, beforehand, the calls a page will make, so that its first HTML is whole and its script asks for nothing. */
export class PageSeeds {
  readonly #answers: Partial<Record<CallName, Answer>>
  readonly #kept = new Kept<unknown>({ freshMs: 5_000, staleMs: 120_000, maximum: 5_000 })

  constructor(sources: { readonly database: Database; readonly catalogue: Catalogue; readonly texts: TextStore }) {
    const { database, catalogue, texts } = sources
    const shown = (site: Site, language: string) => texts.shown(language, site.merchant.languages)
    this.#answers = {
      getGameVendor: async (site) => ({ data: { lanes: await catalogue.lanes(site) } }),
      getAnnouncementContentV2: (site, language, request) =>
        announcementsOf(
          database,
          site,
          shown(site, language),
          String(request.types).split(','),
          request.execution as Audience | undefined,
        ),
      getHelpV2: async (site, language) => ({ list: helpOf(site, shown(site, language)) }),
      domainRoutes: async (site) => domainsOf(site),
      getBanners: async (site, language) => ({ list: bannersOf(site, shown(site, language)) }),
      getHotGameList: async (site, language) => {
        const pageSize = homeLimit(site.menus, 'HOT')
        const page = await catalogue.page(site, language, { select: 'HOT', pageNo: 1, pageSize })
        return { list: page.games }
      },
      getWinnerBoard: async (site, language, request) => ({
        list: await latestWinners(sources, site, language, Number(request.limitNum)),
      }),
      games: (site, language, request) =>
        catalogue.page(site, language, {
          gameType: request.gameType as GameType,
          vendor: request.vassalage as string | undefined,
          classify: request.gameClassify as string | undefined,
          select: request.select as GameSelect | undefined,
          name: request.gameName as string | undefined,
          pageNo: Number(request.pageNo ?? 1),
          pageSize: Number(request.pageSize ?? 18),
        }),
    }
  }

  /** `[queryKey, value]` for every call the page at this path reads. */
  async of(site: Site, language: string, path: string): Promise<(readonly [readonly unknown[], unknown])[]> {
    const queries = pageQueries(path, language, site.menus)
    return Promise.all(
      queries.map(
        async (query) => [queryKey(query.name, query.request), await this.#answer(site, language, query)] as const,
      ),
    )
  }

  #answer(site: Site, language: string, { name, request }: PageQuery): Promise<unknown> {
    const answer = this.#answers[name]
    if (!answer) throw new Error(`No page may be seeded with ${name}`)
    const key = [site.merchant.id, site.release, language, name, JSON.stringify(request)].join('|')
    return this.#kept.get(key, () => answer(site, language, request))
  }
}

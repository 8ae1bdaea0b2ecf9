import type { Call } from '@livery/contract/call'
import { type PageCallName, type PageQuery, pageQueries } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import type { BoundHandler, Handlers } from '../calls/handlers.ts'
import type { Site } from '../tenancy/sites/site.ts'
import { pageExtrasOf } from './page-extras.ts'
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts'

/** Memory for the answers of all merchants. */
const MAX_BYTES = 16 * 1024 * 1024

/** Answers the calls of a page in advance, so that its first HTML is complete and its script sends no calls. */
export class PageSeeds {
  readonly #handlers: Handlers<PageCallName>
  readonly #cache = new StaleWhileRevalidateCache<unknown>({
    freshMs: 5_000,
    staleMs: 120_000,
    maxBytes: MAX_BYTES,
    // An object uses about twice the memory of its JSON.
    bytesOf: (answer) => 2 * JSON.stringify(answer).length,
  })

  constructor(handlers: Handlers<PageCallName>) {
    this.#handlers = handlers
  }

  clear(): void {
    this.#cache.clear()
  }

  /** `[queryKey, value]` for every call the page at this path reads. */
  async of(site: Site, language: string, path: string): Promise<(readonly [readonly unknown[], unknown])[]> {
    const queries = pageQueries(path, language, site.menus, pageExtrasOf(site.theme.composition))
    return Promise.all(
      queries.map(async (query) => [queryKey(query.name, query.request), await this.#answer(site, query)] as const),
    )
  }

  /**
   * The request contains the language if the answer depends on it, so the key needs nothing else besides the release.
   */
  #answer(site: Site, { name, request }: PageQuery): Promise<unknown> {
    const handler = this.#handlers[name] as BoundHandler<Call>
    const key = [site.merchant.id, site.release, name, JSON.stringify(request)].join('|')
    return this.#cache.get(key, () => handler.handle({ site, request } as Parameters<typeof handler.handle>[0]))
  }
}

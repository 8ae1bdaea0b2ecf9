import { createHash } from 'node:crypto'
import type { Boot, ColourMode } from '@livery/contract/boot'
import { REPORTS_ENDPOINT, REPORTS_PATH } from '@livery/contract/browser-reports'
import type { ConfigurationSaved } from '@livery/contract/configuration-saved'
import { LiveryError } from '@livery/contract/errors'
import { type FirstData, firstDataAddress, splitBoot } from '@livery/contract/first-data'
import type { PageCallName } from '@livery/contract/lobby-queries'
import { isMeasured } from '@livery/contract/measured-pages'
import type { RenderOutput, SiteBuild } from '@livery/contract/render'
import type { SystemStatusCode } from '@livery/contract/system'
import { WORDS } from '@livery/contract/texts'
import type { Handlers } from '../calls/handlers.ts'
import type { PaymentMethods } from '../tenancy/payments/payment-methods.ts'
import type { Preview } from '../tenancy/releases/preview.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { SkippedIds } from '../tenancy/skipped-ids.ts'
import { LETTERS } from '../tenancy/texts/areas.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import type { Vendors } from '../tenancy/vendors/vendors.ts'
import type { SiteAssets } from './assets.ts'
import { findable } from './discovery/addresses.ts'
import { type HtmlDocument, htmlDocument } from './document.ts'
import { FirstDataStore } from './first-data-store.ts'
import { knownAddress } from './known-address.ts'
import { PageBody } from './page-body.ts'
import { pagePolicy } from './page-policy.ts'
import { PageSeeds } from './seeds.ts'
import { SerialQueue } from './serial-queue.ts'
import { siteBoot } from './site-boot.ts'
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts'
import { hasStyles, type StyleSheet } from './style-sheets.ts'
import { thirdPartySources } from './third-party-sources.ts'

/** Memory for the pages of all merchants, with every encoding. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Memory for the first data of all merchants' pages. */
export const FIRST_DATA_BYTES = 16 * 1024 * 1024

/** Pages that may wait for their best compression. */
const MAX_WAITING = 200

/** A path without a page, used for all such paths, so that one answer serves them all. */
const NOT_FOUND_ADDRESS = '/404'

export interface PageRequest {
  readonly site: Site
  /** Path and query of the request. */
  readonly path: string
  readonly language: string
  readonly mode: ColourMode
  readonly status: SystemStatusCode
  /** The release this visitor previews; null for none. */
  readonly preview: Preview | null
  /** The cookie that names the style sheets the browser has. */
  readonly stylesCookie: string | undefined
  /** Counts a page that is made for this visitor; false when the visitor has reached the limit. */
  readonly mayMake: () => Promise<boolean>
}

export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: PageBody
}

/** What the development server adds to a page. */
export interface DevelopmentHead {
  readonly head: string
  readonly nonce: string
  readonly script: string
}

/** Access to the site's code: its server build, or the development server's live modules. */
export interface SiteCode {
  readonly build: () => Promise<SiteBuild>
  readonly assets: () => Pick<SiteAssets, 'page' | 'buildId'> | null
  readonly developmentHead: (path: string) => Promise<DevelopmentHead | null>
  /** Tells open pages that a merchant's configuration was saved; only in development do they listen. */
  readonly configurationSaved?: (saved: ConfigurationSaved) => void
}

/** The gateway's services that rendering pages needs. */
export interface PageSources {
  /** Handlers of the calls whose answers a page holds. */
  readonly handlers: Handlers<PageCallName>
  readonly vendors: Vendors
  readonly payments: Pick<PaymentMethods, 'offered' | 'pageOrigins'>
  readonly texts: TextStore
  readonly skipped: SkippedIds
  /** In development every request renders its page again. */
  readonly development: boolean
  readonly firebaseEmulator?: string | null
}

/** What a page's bytes depend on: a request without what belongs to one visitor or one address. */
interface PageIdentity extends Omit<PageRequest, 'path' | 'stylesCookie' | 'mayMake'> {
  readonly address: string
  /** Whether the styles are linked, because the browser has the sheets. */
  readonly areStylesLinked: boolean
}

/** Renders pages, and caches their bytes by everything they depend on. */
export class PageRenderer {
  readonly #sources: PageSources
  readonly #code: SiteCode
  readonly #seeds: PageSeeds
  readonly #compression = new SerialQueue(MAX_WAITING)
  readonly #firstData = new FirstDataStore(this.#compression, FIRST_DATA_BYTES)
  readonly #cache = new StaleWhileRevalidateCache<Page>({
    freshMs: 5_000,
    staleMs: 120_000,
    maxBytes: PAGE_CACHE_BYTES,
    bytesOf: ({ body }) => body.bytes,
  })

  constructor(sources: PageSources, code: SiteCode) {
    this.#sources = sources
    this.#code = code
    this.#seeds = new PageSeeds(sources.handlers)
  }

  /** The memory that cached pages and their first data use, in bytes. */
  get cachedBytes(): number {
    return this.#cache.bytes + this.#firstData.bytes
  }

  /** Forgets every page with its data, so that each is made again for its next visitor; used by measurements. */
  clear(): void {
    this.#cache.clear()
    this.#firstData.clear()
    this.#seeds.clear()
  }

  /**
   * The first data of a page. If those of its rendering are gone, as after a restart, it returns the present ones:
   * usually they are equal, and otherwise the page shows the difference.
   */
  async firstData(
    site: Site,
    hash: string,
    { language, path, mayMake }: { readonly language: string; readonly path: string } & Pick<PageRequest, 'mayMake'>,
  ): Promise<PageBody | null> {
    const known = this.#firstData.get(site.merchant.id, hash)
    if (known) return known
    if (!(await mayMake())) throw new LiveryError('TOO_MANY_REQUESTS')
    const address = await this.#addressOf(path, site)
    if (!site.merchant.languages.includes(language)) return null
    const { vendorMarks, paymentMarks } = siteBoot(site, this.#sources, language, 0)
    const queries = await this.#seeds.of(site, language, address)
    const stored = this.#storeFirstData({ queries, vendorMarks, paymentMarks }, site)
    return this.#firstData.get(site.merchant.id, stored) ?? null
  }

  /**
   * A page, from the cache or made now.
   *
   * @throws LiveryError TOO_MANY_REQUESTS where it would have to be made, and the visitor has reached the limit
   */
  async page(request: PageRequest): Promise<Page> {
    const identity = await this.#identityOf(request)
    const { site, address, language, mode, status, preview, areStylesLinked } = identity
    const key = [
      site.merchant.id,
      site.release,
      language,
      mode,
      status,
      preview?.untilMs ?? '',
      areStylesLinked ? 'linked' : 'inline',
      address,
    ].join('|')
    if (this.#sources.development) return this.#make(identity, key)
    const { value, isMade } = this.#cache.look(key)
    if (isMade && !(await request.mayMake())) {
      if (value) return value
      throw new LiveryError('TOO_MANY_REQUESTS')
    }
    return this.#cache.get(key, (older) => this.#make(identity, key, older))
  }

  async #identityOf({ path, stylesCookie, mayMake: _, ...request }: PageRequest): Promise<PageIdentity> {
    const assets = this.#code.assets()
    return {
      ...request,
      // The pages for maintenance and for blocked visitors are the same at every address.
      address: request.status === 0 ? await this.#addressOf(path, request.site) : '/',
      areStylesLinked: assets === null || hasStyles(assets.page([]).styles, stylesCookie),
    }
  }

  async #addressOf(path: string, { menus }: Site): Promise<string> {
    const { pageAddress } = await this.#code.build()
    const address = pageAddress(path, menus.categories)
    return address === null ? NOT_FOUND_ADDRESS : knownAddress(address, this.#sources.vendors)
  }

  /** @param older the previous page; it is returned with all its encodings when nothing has changed */
  async #make(identity: PageIdentity, key: string, older?: Page): Promise<Page> {
    const { output, styles, document, nonce } = await this.#render(identity)
    const { merchant } = identity.site
    const policy = pagePolicy({
      ...document,
      frameOrigins: [
        ...this.#sources.vendors.gameOrigins,
        ...this.#sources.payments.pageOrigins(merchant),
        ...merchant.launchGameCDNs,
      ],
      imageOrigins: merchant.imageCDNs,
      others: thirdPartySources(
        merchant,
        identity.status === 0 && isMeasured(pathOf(identity.address)),
        this.#sources.firebaseEmulator ?? null,
      ),
      developmentNonce: nonce,
    })
    // With a 304 the browser keeps the old headers, so the policy counts as part of the content.
    const hash = createHash('sha256').update(policy).update(document.html).digest('base64url').slice(0, 22)
    if (older?.body.hash === hash && older.status === output.status) return older
    const page: Page = {
      status: output.status,
      headers: headersOf(identity, policy, styles),
      body: new PageBody(document.html, {
        hash,
        first: document.firstScreen,
        queue: this.#compression,
        isServed: () => this.#cache.has(key, page),
        onGrown: () => this.#cache.recount(key, page),
      }),
    }
    return page
  }

  async #render(identity: PageIdentity): Promise<{
    readonly output: RenderOutput
    readonly styles: readonly StyleSheet[]
    readonly document: HtmlDocument
    readonly nonce: string | undefined
  }> {
    const { site, address, language, areStylesLinked } = identity
    const { texts: store } = this.#sources
    const { languages } = site.merchant
    const boot = await this.#boot(identity)
    const { render } = await this.#code.build()
    const texts: Record<string, unknown> = {}
    for (const area of store.areas.filter((one) => one !== LETTERS))
      texts[area] = store.find(language, area, languages)?.value ?? {}
    const words = store.find(language, WORDS, languages)
    if (words) texts[WORDS] = words.value
    const output = await render({ url: address, boot, texts })
    this.#sources.skipped.note(site, output.unknownIds)
    const development = (await this.#code.developmentHead(address)) ?? undefined
    const files = this.#code.assets()?.page(output.modules) ?? { script: '', preloads: [], styles: [] }
    const document = htmlDocument({
      site,
      boot,
      firstData:
        identity.status === 0
          ? firstDataAddress(this.#storeFirstData(splitBoot(boot).first, site), language, address)
          : null,
      output,
      preloads: files.preloads,
      styles: files.styles,
      areStylesLinked,
      script: development?.script ?? files.script,
      development,
      findable: output.status === 200 && identity.preview === null ? findable(site, address, language) : null,
      social: site.social(store.shown(language, languages))?.url ?? null,
    })
    return { output, styles: files.styles, document, nonce: development?.nonce }
  }

  /** @returns the hash by which they are found again */
  #storeFirstData(first: FirstData, site: Site): string {
    return this.#firstData.put(site.merchant.id, JSON.stringify(first))
  }

  async #boot({ site, address, language, mode, status, preview }: PageIdentity): Promise<Boot> {
    return {
      ...siteBoot(site, this.#sources, language, status),
      buildId: this.#code.assets()?.buildId ?? 'development',
      mode,
      queries: status === 0 ? await this.#seeds.of(site, language, address) : [],
      ...(preview && { preview: { release: preview.release, until: new Date(preview.untilMs).toISOString() } }),
    }
  }
}

function headersOf(
  { areStylesLinked }: PageIdentity,
  policy: string,
  styles: readonly StyleSheet[],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'reporting-endpoints': `${REPORTS_ENDPOINT}="${REPORTS_PATH}"`,
    // The page must still reach windows it opened, which are at another origin: a social sign-in, a game.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // A header announces the style sheets before the page, because the browser may have dropped one of them.
    ...(areStylesLinked && styles.length > 0
      ? { link: styles.map(({ url }) => `<${url}>; rel=preload; as=style`).join(', ') }
      : {}),
  }
}

/** An address without its query. */
const pathOf = (address: string): string => address.split('?', 1)[0] ?? address

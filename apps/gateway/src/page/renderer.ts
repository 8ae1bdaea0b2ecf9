import type { Boot, ColourMode } from '@livery/contract/boot'
import type { ConfigurationSaved } from '@livery/contract/configuration-saved'
import { isPage, type PageCallName } from '@livery/contract/lobby-queries'
import type { Render, RenderOutput } from '@livery/contract/render'
import type { SystemStatusCode } from '@livery/contract/system'
import type { Handlers } from '../calls/handlers.ts'
import type { Preview } from '../tenancy/releases/preview.ts'
import type { Site } from '../tenancy/sites/site.ts'
import type { SkippedIds } from '../tenancy/skipped-ids.ts'
import { LETTERS } from '../tenancy/texts/areas.ts'
import type { TextStore } from '../tenancy/texts/text-store.ts'
import type { Vendors } from '../tenancy/vendors/vendors.ts'
import type { SiteAssets } from './assets.ts'
import { findable } from './discovery/addresses.ts'
import { htmlDocument } from './document.ts'
import { Kept } from './kept.ts'
import { PageSeeds } from './seeds.ts'
import { siteBoot } from './site-boot.ts'
import type { StyleSheet } from './style-sheets.ts'

export interface PageRequest {
  readonly site: Site
  readonly path: string
  readonly language: string
  readonly mode: ColourMode
  readonly status: SystemStatusCode
  readonly ip: string
  /** The release that only this visitor sees. */
  readonly preview: Preview | null
}

export interface Page {
  readonly status: number
  /** The document, with placeholders for what is each answer's own. */
  readonly html: string
  /** The style sheets that its first paint waits for. */
  readonly styles: readonly StyleSheet[]
}

/** How the site's code is reached: its server build, or the development server's live modules. */
export interface SiteCode {
  readonly render: () => Promise<Render>
  readonly assets: () => SiteAssets | null
  readonly developmentHead: (path: string) => Promise<{ readonly head: string; readonly script: string } | null>
  /** Tells open pages that a merchant's configuration is another; only in development do they listen. */
  readonly configurationSaved?: (saved: ConfigurationSaved) => void
}

/** What pages are made of. */
export interface PageSources {
  /** Handlers of the calls whose answers a page holds. */
  readonly handlers: Handlers<PageCallName>
  readonly vendors: Vendors
  readonly texts: TextStore
  readonly skipped: SkippedIds
  /** Pages are made anew at every request while they are being worked on. */
  readonly development: boolean
  readonly firebaseEmulator?: string | null
}

/** Renders pages and keeps them by host's merchant, release, path, language, mode and status. */
export class PageRenderer {
  readonly #sources: PageSources
  readonly #code: SiteCode
  readonly #seeds: PageSeeds
  readonly #kept = new Kept<Page>({ freshMs: 5_000, staleMs: 120_000, maximum: 2_000 })

  constructor(sources: PageSources, code: SiteCode) {
    this.#sources = sources
    this.#code = code
    this.#seeds = new PageSeeds(sources.handlers)
  }

  async page(request: PageRequest): Promise<Page> {
    // Any path may be asked for, so only pages that exist are kept; the blocked page shows one visitor's
    // address, and a draft is for whoever has its link.
    const { site, path, language, mode, status, preview } = request
    const isOwn = status === 2 || preview !== null
    if (!isPage(path, site.menus.categories) || isOwn || this.#sources.development) return this.#make(request)
    return this.#kept.get([site.merchant.id, site.release, path, language, mode, status].join('|'), () =>
      this.#make(request),
    )
  }

  async #make(request: PageRequest): Promise<Page> {
    const { site, path, language } = request
    const { texts: store } = this.#sources
    const { languages } = site.merchant
    const boot = await this.#boot(request)
    const render = await this.#code.render()
    const texts: Record<string, unknown> = {}
    for (const area of store.areas.filter((one) => one !== LETTERS))
      texts[area] = store.find(language, area, languages)?.value ?? {}
    const output: RenderOutput = await render({ url: path, boot, texts })
    this.#sources.skipped.note(site, output.unknownIds)
    const assets = this.#code.assets()
    const live = await this.#code.developmentHead(path)
    const files = assets?.page(output.modules) ?? { script: '', preloads: [], styles: [] }
    const html = htmlDocument({
      site,
      boot,
      output,
      preloads: files.preloads,
      script: live ? live.script : files.script,
      ...(live ? { developmentHead: live.head } : {}),
      findable: output.status === 200 && request.preview === null ? findable(site, path, language) : null,
      social: site.social(store.shown(language, languages))?.url ?? null,
    })
    return { status: output.status, html, styles: files.styles }
  }

  async #boot({ site, path, language, mode, status, ip, preview }: PageRequest): Promise<Boot> {
    return {
      ...siteBoot(site, this.#sources, language, ip),
      buildId: this.#code.assets()?.buildId ?? 'development',
      mode,
      queries: status === 0 ? await this.#seeds.of(site, language, path) : [],
      now: new Date().toISOString(),
      ...(preview && { preview: { release: preview.release, until: new Date(preview.untilMs).toISOString() } }),
    }
  }
}

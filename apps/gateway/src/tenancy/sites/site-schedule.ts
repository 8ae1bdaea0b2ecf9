import type { LoadedRelease } from '@livery/merchant/loaded-release'
import { themeAt } from '@livery/theme/theme-at'
import type { Written, WrittenAnnouncements } from '../announcements/written.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { announcedAt } from './announced.ts'
import { Site } from './site.ts'

export interface SiteScheduleOptions {
  readonly vendors: Vendors
  /** Operators' announcements; none if absent. */
  readonly written?: Pick<WrittenAnnouncements, 'of'> | undefined
  /** The current time in milliseconds since the epoch; themes and announcements begin and end at dates. */
  readonly now?: (() => number) | undefined
}

/**
 * The site of a release, built again when an overlay of its theme or an announcement begins or ends, and when an
 * operator has changed an announcement.
 */
export class SiteSchedule {
  readonly loadedRelease: LoadedRelease
  readonly #options: SiteScheduleOptions
  readonly #now: () => number
  #site: Site
  #written: Written | undefined

  constructor(loadedRelease: LoadedRelease, options: SiteScheduleOptions) {
    this.loadedRelease = loadedRelease
    this.#options = options
    this.#now = options.now ?? (() => Date.now())
    this.#site = this.#siteAt(this.#now())
  }

  get site(): Site {
    const nowMs = this.#now()
    const { themeUntilMs, announced } = this.#site
    const isOver = (untilMs: number | null) => untilMs !== null && nowMs >= untilMs
    const isRewritten = this.#written !== this.#options.written?.of(this.#site.merchant.id)
    if (isRewritten || isOver(themeUntilMs) || isOver(announced.untilMs)) this.#site = this.#siteAt(nowMs)
    return this.#site
  }

  #siteAt(nowMs: number): Site {
    const { merchant } = this.loadedRelease
    this.#written = this.#options.written?.of(merchant.id)
    const { theme, untilMs } = themeAt(this.loadedRelease.theme, nowMs, merchant.timeZone)
    return new Site(merchant, theme, this.#options.vendors, untilMs, announcedAt(merchant, nowMs, this.#written))
  }
}

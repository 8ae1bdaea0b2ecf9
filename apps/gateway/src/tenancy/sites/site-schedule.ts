import type { Worn } from '@livery/merchant/worn'
import { themeAt } from '@livery/theme/theme-at'
import type { Vendors } from '../vendors/vendors.ts'
import { Site } from './site.ts'

export interface SiteScheduleOptions {
  readonly vendors: Vendors
  /** Milliseconds since the epoch; themes change their look at dates. */
  readonly now?: (() => number) | undefined
}

/** The site of a release, made anew when its theme's overlay comes on or goes off. */
export class SiteSchedule {
  readonly worn: Worn
  readonly #options: SiteScheduleOptions
  readonly #now: () => number
  #site: Site

  constructor(worn: Worn, options: SiteScheduleOptions) {
    this.worn = worn
    this.#options = options
    this.#now = options.now ?? (() => Date.now())
    this.#site = this.#dress(this.#now())
  }

  get site(): Site {
    const nowMs = this.#now()
    const { themeUntilMs } = this.#site
    if (themeUntilMs !== null && nowMs >= themeUntilMs) this.#site = this.#dress(nowMs)
    return this.#site
  }

  #dress(nowMs: number): Site {
    const { merchant } = this.worn
    const { theme, untilMs } = themeAt(this.worn.theme, nowMs, merchant.timeZone)
    return new Site(merchant, theme, this.#options.vendors, untilMs)
  }
}

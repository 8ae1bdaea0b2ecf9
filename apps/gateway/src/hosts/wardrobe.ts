import type { Merchant } from '@livery/merchant/merchant'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { themeAt } from '@livery/theme/theme-at'
import type { Vendors } from '../games/vendors.ts'
import { Site } from './site.ts'

export interface WardrobeOptions {
  readonly vendors: Vendors
  /** Milliseconds since the epoch; themes change their look at dates. */
  readonly now?: (() => number) | undefined
}

/** A merchant's site, made anew when its theme's overlay comes on or goes off. */
export class Wardrobe {
  readonly merchant: Merchant
  /** Names the files it was made of: others, another hash. */
  readonly files: string
  readonly #theme: CompiledTheme
  readonly #options: WardrobeOptions
  readonly #now: () => number
  #site: Site

  constructor(merchant: Merchant, theme: CompiledTheme, files: string, options: WardrobeOptions) {
    this.merchant = merchant
    this.files = files
    this.#theme = theme
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
    const { theme, untilMs } = themeAt(this.#theme, nowMs, this.merchant.timeZone)
    return new Site(this.merchant, theme, this.#options.vendors, untilMs)
  }
}

import { formatFault } from '@livery/document/format-fault'
import { hostTable } from '@livery/merchant/hosts'
import { loadMerchants } from '@livery/merchant/load'
import type { Merchant } from '@livery/merchant/merchant'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { loadTheme } from '@livery/theme/load-theme'
import { themeAt } from '@livery/theme/theme-at'
import { StartupError } from '../db/startup-error.ts'
import type { Vendors } from '../games/vendors.ts'
import { Site } from './site.ts'

export interface RegistryOptions {
  readonly root: string
  readonly vendors: Vendors
  readonly defaultMerchant: string
  readonly localHosts: boolean
  /** Milliseconds since the epoch; themes change their look at dates. */
  readonly now?: () => number
}

/** A merchant's site, made anew when its theme's overlay comes on or goes off. */
class Wardrobe {
  readonly merchant: Merchant
  readonly #theme: CompiledTheme
  readonly #options: RegistryOptions
  readonly #now: () => number
  #site: Site

  constructor(merchant: Merchant, theme: CompiledTheme, options: RegistryOptions) {
    this.merchant = merchant
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

/** Every site of the deployment, by host. */
export class Registry {
  readonly #wardrobes: readonly Wardrobe[]
  readonly #byHost: (host: string | undefined) => { readonly wardrobe: Wardrobe } | null

  private constructor(wardrobes: readonly Wardrobe[], options: RegistryOptions) {
    this.#wardrobes = wardrobes
    this.#byHost = hostTable(
      wardrobes.map((wardrobe) => ({ id: wardrobe.merchant.id, hosts: wardrobe.merchant.hosts, wardrobe })),
      { defaultMerchant: options.defaultMerchant, development: options.localHosts },
    )
  }

  get sites(): readonly Site[] {
    return this.#wardrobes.map(({ site }) => site)
  }

  /** The site a Host header names; null where it is nobody's. */
  siteOfHost(host: string | undefined): Site | null {
    return this.#byHost(host)?.wardrobe.site ?? null
  }

  site(merchantId: string): Site | null {
    return this.#wardrobes.find(({ merchant }) => merchant.id === merchantId)?.site ?? null
  }

  /** Reads `merchants/` and `themes/`; throws a `StartupError` with every fault, one line each. */
  static async load(options: RegistryOptions): Promise<Registry> {
    const { merchants, faults } = await loadMerchants(options.root)
    const lines = faults.filter(({ severity }) => severity === 'error').map(formatFault)
    const wardrobes: Wardrobe[] = []
    for (const merchant of merchants) {
      const compiled = loadTheme(options.root, merchant.theme)
      if (compiled.ok) wardrobes.push(new Wardrobe(merchant, compiled.theme, options))
      else lines.push(...compiled.faults.map(formatFault))
    }
    if (lines.length > 0) throw new StartupError(lines.join('\n'))
    if (!wardrobes.some(({ merchant }) => merchant.id === options.defaultMerchant)) {
      throw new StartupError(
        `DEFAULT_MERCHANT is "${options.defaultMerchant}", but merchants/ has only: ${wardrobes.map(({ merchant }) => merchant.id).join(', ')}.`,
      )
    }
    return new Registry(wardrobes, options)
  }
}

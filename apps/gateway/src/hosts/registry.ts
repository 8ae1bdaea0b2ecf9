import { formatFault } from '@livery/document/format-fault'
import { hostTable } from '@livery/merchant/hosts'
import { loadMerchants } from '@livery/merchant/load'
import { loadTheme } from '@livery/theme/load-theme'
import { StartupError } from '../db/startup-error.ts'
import type { Vendors } from '../games/vendors.ts'
import { Site } from './site.ts'

export interface RegistryOptions {
  readonly root: string
  readonly vendors: Vendors
  readonly defaultMerchant: string
  readonly localHosts: boolean
}

/** Every site of the deployment, by host. */
export class Registry {
  readonly sites: readonly Site[]
  readonly #byHost: (host: string | undefined) => { readonly site: Site } | null

  private constructor(sites: readonly Site[], options: Pick<RegistryOptions, 'defaultMerchant' | 'localHosts'>) {
    this.sites = sites
    this.#byHost = hostTable(
      sites.map((site) => ({ id: site.merchant.id, hosts: site.merchant.hosts, site })),
      { defaultMerchant: options.defaultMerchant, development: options.localHosts },
    )
  }

  /** The site a Host header names; null where it is nobody's. */
  siteOfHost(host: string | undefined): Site | null {
    return this.#byHost(host)?.site ?? null
  }

  site(merchantId: string): Site | null {
    return this.sites.find(({ merchant }) => merchant.id === merchantId) ?? null
  }

  /** Reads `merchants/` and `themes/`; throws a `StartupError` with every fault, one line each. */
  static async load(options: RegistryOptions): Promise<Registry> {
    const { root, vendors } = options
    const { merchants, faults } = await loadMerchants(root)
    const lines = faults.filter(({ severity }) => severity === 'error').map(formatFault)
    const sites: Site[] = []
    for (const merchant of merchants) {
      const compiled = loadTheme(root, merchant.theme)
      if (compiled.ok) sites.push(new Site(merchant, compiled.theme, vendors))
      else lines.push(...compiled.faults.map(formatFault))
    }
    if (lines.length > 0) throw new StartupError(lines.join('\n'))
    if (!sites.some(({ merchant }) => merchant.id === options.defaultMerchant)) {
      throw new StartupError(
        `DEFAULT_MERCHANT is "${options.defaultMerchant}", but merchants/ has only: ${sites.map(({ merchant }) => merchant.id).join(', ')}.`,
      )
    }
    return new Registry(sites, options)
  }
}

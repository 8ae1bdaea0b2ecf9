import type { Fault } from '@livery/document/fault'
import { formatFault } from '@livery/document/format-fault'
import { diskSources, type Sources } from '@livery/document/sources'
import { bundleOf } from '@livery/merchant/bundle'
import { hostTable } from '@livery/merchant/hosts'
import { loadMerchants } from '@livery/merchant/load'
import type { Merchant } from '@livery/merchant/merchant'
import { loadTheme } from '@livery/theme/load-theme'
import { StartupError } from '../db/startup-error.ts'
import type { Site } from './site.ts'
import { Wardrobe, type WardrobeOptions } from './wardrobe.ts'

export interface RegistryOptions extends WardrobeOptions {
  readonly root: string
  readonly defaultMerchant: string
  readonly localHosts: boolean
}

/** What a reload did, by merchant id. */
export interface Reloaded {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Errors of what was saved; what was live before it still is. */
  readonly faults: readonly Fault[]
}

/** Every site of the deployment, by host. */
export class Registry {
  readonly #options: RegistryOptions
  #wardrobes: ReadonlyMap<string, Wardrobe>
  #byHost: (host: string | undefined) => { readonly wardrobe: Wardrobe } | null
  #faults: readonly Fault[] = []

  private constructor(wardrobes: ReadonlyMap<string, Wardrobe>, options: RegistryOptions) {
    this.#options = options
    this.#wardrobes = wardrobes
    this.#byHost = this.#table()
  }

  get sites(): readonly Site[] {
    return [...this.#wardrobes.values()].map(({ site }) => site)
  }

  /** What is wrong with the files as they lie there; empty while all that is saved is live. */
  get faults(): readonly Fault[] {
    return this.#faults
  }

  /** The site a Host header names; null where it is nobody's. */
  siteOfHost(host: string | undefined): Site | null {
    return this.#byHost(host)?.wardrobe.site ?? null
  }

  site(merchantId: string): Site | null {
    return this.#wardrobes.get(merchantId)?.site ?? null
  }

  /** Reads `merchants/`, `groups/` and `themes/`; throws a `StartupError` with every fault, one line each. */
  static async load(options: RegistryOptions): Promise<Registry> {
    const { made, faults } = await read(options, new Map())
    if (faults.length > 0) throw new StartupError(faults.map(formatFault).join('\n'))
    if (!made.has(options.defaultMerchant)) {
      throw new StartupError(
        `DEFAULT_MERCHANT is "${options.defaultMerchant}", but merchants/ has only: ${[...made.keys()].join(', ')}.`,
      )
    }
    return new Registry(made, options)
  }

  /**
   * Reads the files again. What is sound takes the place of what was, all at once; a merchant whose files have an error
   * stays as it was, and one whose files did not change is not touched.
   * @param prepare called with each new merchant before anybody sees it
   */
  async reload(prepare: (merchant: Merchant) => Promise<void>): Promise<Reloaded> {
    const before = this.#wardrobes
    const { made, faults, ids } = await read(this.#options, before)
    const next = new Map<string, Wardrobe>()
    const done = { added: [] as string[], changed: [] as string[], removed: [] as string[] }
    for (const id of ids) {
      const [was, is] = [before.get(id), made.get(id)]
      if (is && !was) {
        await prepare(is.merchant)
        done.added.push(id)
      } else if (is && is !== was) done.changed.push(id)
      const kept = is ?? was
      if (kept) next.set(id, kept)
    }
    // Without its default merchant a deployment is headless: it stays until another is chosen.
    const home = before.get(this.#options.defaultMerchant)
    if (home && !next.has(home.merchant.id)) next.set(home.merchant.id, home)
    done.removed.push(...[...before.keys()].filter((id) => !next.has(id)))
    this.#wardrobes = next
    this.#byHost = this.#table()
    this.#faults = faults
    return { ...done, faults }
  }

  #table() {
    const entries = [...this.#wardrobes.values()].map((wardrobe) => {
      const { id, hosts } = wardrobe.merchant
      return { id, hosts, wardrobe }
    })
    const { defaultMerchant, localHosts } = this.#options
    return hostTable(entries, { defaultMerchant, development: localHosts })
  }
}

interface Read {
  /** Every folder in `merchants/`. */
  readonly ids: readonly string[]
  /** The sound ones; the very same where its files are. */
  readonly made: Map<string, Wardrobe>
  readonly faults: readonly Fault[]
}

async function read(options: RegistryOptions, before: ReadonlyMap<string, Wardrobe>): Promise<Read> {
  const sources: Sources = diskSources(options.root)
  const { folders, faults: found } = await loadMerchants(sources)
  const faults = found.filter(({ severity }) => severity === 'error')
  const made = new Map<string, Wardrobe>()
  for (const { id, merchant } of folders) {
    if (!merchant) continue
    const files = bundleOf(sources, id)?.hash ?? ''
    const was = before.get(id)
    if (was?.files === files) {
      made.set(id, was)
      continue
    }
    const compiled = loadTheme(sources, merchant.theme)
    if (compiled.ok) made.set(id, new Wardrobe(merchant, compiled.theme, files, options))
    else faults.push(...compiled.faults)
  }
  return { ids: folders.map(({ id }) => id), made, faults }
}

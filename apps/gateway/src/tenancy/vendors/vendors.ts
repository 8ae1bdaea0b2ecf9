import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArtStyle, GamePictureSpec } from '@livery/artwork/game-picture'
import type { GameType } from '@livery/contract/games'
import type { VendorAdapter, VendorSettings } from '@livery/contract/vendor'
import { StartupError } from '../../platform/startup-error.ts'
import type { Offered } from './offered.ts'

/** `vendors/<id>/vendor.json`, as far as the gateway reads it. */
export interface VendorManifest {
  readonly id: string
  readonly code: string
  readonly displayName: string
  readonly adapter: string
  readonly gameTypes: readonly GameType[]
  readonly offered?: Offered
  /** What it has to say of its games; times as ISO 8601. */
  readonly announcements?: readonly {
    readonly id: string
    readonly title: { readonly EN: string } & Readonly<Record<string, string>>
    readonly gameType?: GameType
    readonly from?: string
    readonly until?: string
  }[]
  /** How its pictures look; see `@livery/artwork/game-picture`. */
  readonly art: ArtStyle
}

/** One row of `vendors/<id>/games.json`, as far as the gateway reads it. */
export interface VendorGame {
  readonly code: string
  readonly name: { readonly EN: string } & Readonly<Record<string, string>>
  readonly gameType: GameType
  readonly motif: GamePictureSpec['game']['motif']
  readonly scene: GamePictureSpec['game']['scene']
  /** Which of the motif's colourings, when the name says it. */
  readonly coat?: number
  readonly popularity: number
  readonly offered?: Offered
}

/** Every vendor of the deployment: manifests, logos, games and adapters, read once from `vendors/`. */
export class Vendors {
  readonly byCode: ReadonlyMap<string, VendorManifest>
  readonly byId: ReadonlyMap<string, VendorManifest>
  readonly games: ReadonlyMap<string, { readonly vendor: VendorManifest; readonly game: VendorGame }>
  readonly logos: ReadonlyMap<string, { readonly hash: string; readonly svg: Buffer }>
  readonly #adapters: ReadonlyMap<string, { readonly adapter: VendorAdapter; readonly settings: VendorSettings }>

  private constructor(
    manifests: readonly VendorManifest[],
    games: ReadonlyMap<string, { readonly vendor: VendorManifest; readonly game: VendorGame }>,
    logos: ReadonlyMap<string, { readonly hash: string; readonly svg: Buffer }>,
    adapters: ReadonlyMap<string, { readonly adapter: VendorAdapter; readonly settings: VendorSettings }>,
  ) {
    this.byCode = new Map(manifests.map((manifest) => [manifest.code, manifest]))
    this.byId = new Map(manifests.map((manifest) => [manifest.id, manifest]))
    this.games = games
    this.logos = logos
    this.#adapters = adapters
  }

  /** The adapter that speaks a vendor's protocol, with this deployment's settings. */
  adapter(id: string): { readonly adapter: VendorAdapter; readonly settings: VendorSettings } | null {
    return this.#adapters.get(id) ?? null
  }

  get adapterIds(): string[] {
    return [...this.#adapters.keys()]
  }

  /** Origins game frames may come from; the page's policy allows these and no others. */
  get gameOrigins(): string[] {
    return [...new Set([...this.#adapters.values()].map(({ settings }) => settings.gameOrigin))]
  }

  logoUrl(manifest: VendorManifest, name: 'logo' | 'logo-mono'): string {
    return `/vendors/${manifest.id}/${this.logos.get(`${manifest.id}/${name}`)?.hash ?? 'none'}/${name}.svg`
  }

  /** Reads the folder. `adapters` holds their addresses and secrets; a vendor whose adapter has none cannot be launched. */
  static async load(folder: string, adapters: Readonly<Record<string, VendorSettings>>): Promise<Vendors> {
    const manifests: VendorManifest[] = []
    const games = new Map<string, { vendor: VendorManifest; game: VendorGame }>()
    const logos = new Map<string, { hash: string; svg: Buffer }>()
    for (const id of readdirSync(folder).sort()) {
      const manifestFile = join(folder, id, 'vendor.json')
      if (!existsSync(manifestFile)) continue
      const manifest = readJson<VendorManifest>(manifestFile)
      manifests.push(manifest)
      const gamesFile = join(folder, id, 'games.json')
      const list = existsSync(gamesFile) ? readJson<readonly VendorGame[]>(gamesFile) : []
      for (const game of list) games.set(game.code, { vendor: manifest, game })
      for (const name of ['logo', 'logo-mono']) {
        const file = join(folder, id, `${name}.svg`)
        if (!existsSync(file)) continue
        const svg = readFileSync(file)
        logos.set(`${id}/${name}`, { hash: createHash('sha256').update(svg).digest('hex').slice(0, 12), svg })
      }
    }
    return new Vendors(manifests, games, logos, await loadAdapters(folder, manifests, adapters))
  }
}

async function loadAdapters(
  folder: string,
  manifests: readonly VendorManifest[],
  settingsById: Readonly<Record<string, VendorSettings>>,
) {
  const adapters = new Map<string, { adapter: VendorAdapter; settings: VendorSettings }>()
  for (const id of new Set(manifests.map(({ adapter }) => adapter))) {
    const file = join(folder, id, 'adapter.ts')
    const settings = settingsById[id]
    if (!settings || !existsSync(file)) continue
    const { default: adapter } = (await import(pathToFileURL(file).href)) as { default: VendorAdapter }
    const faults = adapter.validateSettings(settings)
    if (faults.length > 0)
      throw new StartupError(`The settings of the vendor adapter "${id}" cannot work: ${faults.join('; ')}`)
    adapters.set(id, { adapter, settings })
  }
  return adapters
}

function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch (error) {
    throw new StartupError(`${file}: ${(error as Error).message}`)
  }
}

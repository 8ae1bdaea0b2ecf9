import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VendorSettings } from '../../platform/vendor-settings.ts'
import { type ConnectedWallet, connectVendors, type VendorConnection } from './connections.ts'
import { readGames, readManifest, type VendorGame, type VendorManifest } from './manifest.ts'

/** Every vendor of the deployment: manifests, logos, games and adapters, read once from `vendors/`. */
export class Vendors {
  readonly byCode: ReadonlyMap<string, VendorManifest>
  readonly byId: ReadonlyMap<string, VendorManifest>
  readonly games: ReadonlyMap<string, { readonly vendor: VendorManifest; readonly game: VendorGame }>
  readonly logos: ReadonlyMap<string, { readonly hash: string; readonly svg: Buffer }>
  readonly #connections: ReadonlyMap<string, VendorConnection>

  private constructor(
    manifests: readonly VendorManifest[],
    games: ReadonlyMap<string, { readonly vendor: VendorManifest; readonly game: VendorGame }>,
    logos: ReadonlyMap<string, { readonly hash: string; readonly svg: Buffer }>,
    connections: ReadonlyMap<string, VendorConnection>,
  ) {
    this.byCode = new Map(manifests.map((manifest) => [manifest.code, manifest]))
    this.byId = new Map(manifests.map((manifest) => [manifest.id, manifest]))
    this.games = games
    this.logos = logos
    this.#connections = connections
  }

  /** The connection of a vendor; null when its games cannot be opened. */
  connection({ id }: VendorManifest): VendorConnection | null {
    return this.#connections.get(id) ?? null
  }

  /** The connection whose wallet calls have this id. */
  connectionById(id: string): VendorConnection | null {
    return this.#connections.values().find((connection) => connection.id === id) ?? null
  }

  /** Vendors that hold their players' money themselves, with their connections. */
  get ownWallets(): readonly {
    readonly vendor: VendorManifest
    readonly connection: VendorConnection & { readonly wallet: ConnectedWallet }
  }[] {
    return [...this.byId.values()].flatMap((vendor) => {
      const connection = this.connection(vendor)
      return connection?.wallet ? [{ vendor, connection: { ...connection, wallet: connection.wallet } }] : []
    })
  }

  /** Origins game frames may come from; the page's policy allows these and no others. */
  get gameOrigins(): string[] {
    return [...new Set(this.#connections.values().flatMap(({ gameOrigins }) => gameOrigins))]
  }

  logoUrl(manifest: VendorManifest, name: 'logo' | 'logo-mono'): string {
    return `/vendors/${manifest.id}/${this.logos.get(`${manifest.id}/${name}`)?.hash ?? 'none'}/${name}.svg`
  }

  /**
   * Reads the folder.
   * @param settings of the vendors; null connects none, for tools that only show vendors
   */
  static async load(folder: string, settings: VendorSettings | null): Promise<Vendors> {
    const manifests: VendorManifest[] = []
    const games = new Map<string, { vendor: VendorManifest; game: VendorGame }>()
    const logos = new Map<string, { hash: string; svg: Buffer }>()
    for (const id of readdirSync(folder).sort()) {
      const manifestFile = join(folder, id, 'vendor.json')
      if (!existsSync(manifestFile)) continue
      const manifest = readManifest(manifestFile)
      manifests.push(manifest)
      const gamesFile = join(folder, id, 'games.json')
      const list = existsSync(gamesFile) ? readGames(gamesFile) : []
      for (const game of list) games.set(game.code, { vendor: manifest, game })
      for (const name of ['logo', 'logo-mono']) {
        const file = join(folder, id, `${name}.svg`)
        if (!existsSync(file)) continue
        const svg = readFileSync(file)
        // Eight digits, since every page names twenty of them.
        logos.set(`${id}/${name}`, { hash: createHash('sha256').update(svg).digest('hex').slice(0, 8), svg })
      }
    }
    const connections = settings ? await connectVendors(folder, manifests, settings) : new Map()
    return new Vendors(manifests, games, logos, connections)
  }
}

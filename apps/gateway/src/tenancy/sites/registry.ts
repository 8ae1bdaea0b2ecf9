import { EventEmitter } from 'node:events'
import type { Fault } from '@livery/document/fault'
import { hostTable } from '@livery/merchant/hosts'
import type { LoadedRelease } from '@livery/merchant/loaded-release'
import { isInShare } from '../releases/canary.ts'
import { type Pointer, unseen } from '../releases/pointer.ts'
import { ReleaseCache, type ReleaseCacheOptions } from './release-cache.ts'
import type { Site } from './site.ts'

export interface RegistryOptions extends Omit<ReleaseCacheOptions, 'size'> {
  readonly defaultMerchant: string
  readonly localHosts: boolean
}

/** Up to so many merchants are all kept ready; of more, those that are visited. */
export const KEPT_READY = 250

/** Who asks for a site. */
export interface Visitor {
  /** Names a visitor from visit to visit, for a share of visitors; absent for those who have no name yet. */
  readonly key?: string | undefined
  /** A release the visitor may see before others do, with the merchant it belongs to. */
  readonly preview?: { readonly merchantId: string; readonly release: string } | undefined
}

/** A merchant of the deployment. */
export interface RegistryEntry {
  readonly pointer: Pointer
  /** Where it is, or will be as soon as its files are taken up. */
  readonly hosts: readonly string[]
  /** What is wrong with its files as they lie there; empty while they are sound. */
  readonly faults: readonly Fault[]
  /** The release that its files are now; null where there are none, or they have a fault. */
  readonly files: string | null
}

/** Every site of the deployment, by host. */
export class Registry {
  readonly releaseCache: ReleaseCache
  /** Tells when what a merchant's visitors see is another. */
  readonly shown = new EventEmitter<{ changed: [merchantId: string] }>()
  readonly #options: RegistryOptions
  readonly #entries = new Map<string, RegistryEntry>()
  readonly #coming = new Map<string, Promise<void>>()
  /** Made anew after a change, when somebody asks. */
  #table: ((host: string | undefined) => { readonly id: string } | null) | undefined
  /** Takes up the files of a merchant that has no pointer yet. */
  takeUp: (merchantId: string) => Promise<void> = async () => undefined

  constructor(options: RegistryOptions) {
    this.#options = options
    this.releaseCache = new ReleaseCache({ ...options, size: KEPT_READY * 2 })
  }

  get size(): number {
    return this.#entries.size
  }

  get ids(): readonly string[] {
    return [...this.#entries.keys()].sort()
  }

  entry(merchantId: string): RegistryEntry | undefined {
    return this.#entries.get(merchantId)
  }

  /** What is wrong with the files as they lie there, of all merchants. */
  get faults(): readonly Fault[] {
    return [...this.#entries.values()].flatMap(({ faults }) => faults)
  }

  /** The live sites that are ready. */
  get sites(): readonly Site[] {
    return this.ids.flatMap((id) => this.site(id) ?? [])
  }

  /** A merchant's live site, if it is ready. */
  site(merchantId: string): Site | null {
    const live = this.#entries.get(merchantId)?.pointer.live
    return live ? (this.releaseCache.peek(live)?.site ?? null) : null
  }

  /** The merchant a Host header names; null where it is nobody's. */
  merchantOfHost(host: string | undefined): string | null {
    this.#table ??= this.#makeTable()
    return this.#table(host)?.id ?? null
  }

  /** Whether what a visitor of this host sees depends on who it is. */
  hasCanary(host: string | undefined): boolean {
    const id = this.merchantOfHost(host)
    return id !== null && this.#entries.get(id)?.pointer.canary != null
  }

  /** The site a Host header names; null where it is nobody's. */
  siteOfHost(host: string | undefined, visitor: Visitor = {}): Site | null | Promise<Site | null> {
    const id = this.merchantOfHost(host)
    if (id === null) return null
    const { preview } = visitor
    if (preview?.merchantId === id) return this.siteOfRelease(id, preview.release)
    const pointer = this.#entries.get(id)?.pointer
    if (!pointer?.live) return this.#firstVisit(id)
    const { live, canary } = pointer
    const isChosen = canary !== null && visitor.key !== undefined && isInShare(visitor.key, canary)
    return this.siteOfRelease(id, isChosen ? canary.release : live)
  }

  /** A merchant's site as a release shows it. */
  siteOfRelease(merchantId: string, release: string): Site | Promise<Site> {
    const schedule = this.releaseCache.get(merchantId, release)
    return schedule instanceof Promise ? schedule.then(({ site }) => site) : schedule.site
  }

  async #firstVisit(id: string): Promise<Site | null> {
    if (this.#entries.get(id)?.faults.length) return null
    await this.#coming.getOrInsertComputed(id, () => this.takeUp(id).finally(() => this.#coming.delete(id)))
    const live = this.#entries.get(id)?.pointer.live
    return live ? this.siteOfRelease(id, live) : null
  }

  /** Shows what a pointer says from the next request on; the releases it names are made ready before. */
  async follow(pointer: Pointer): Promise<void> {
    const { merchantId, live, canary } = pointer
    if (this.#entries.size <= KEPT_READY) {
      for (const release of [live, canary?.release]) if (release) await this.releaseCache.get(merchantId, release)
    }
    const before = this.#entries.get(merchantId)
    if (!live && before?.files == null) this.#entries.delete(merchantId)
    else this.#set(merchantId, { ...this.#known(merchantId), pointer, hosts: pointer.hosts })
    this.#table = undefined
    if (before?.pointer.live !== live) this.shown.emit('changed', merchantId)
  }

  /** Follows many pointers at once, none of them made ready; for the start. */
  begin(pointers: readonly Pointer[]): void {
    for (const pointer of pointers) {
      if (pointer.live) this.#set(pointer.merchantId, { pointer, hosts: pointer.hosts, faults: [], files: null })
    }
  }

  /** What a merchant's files are now. `hosts` count for a merchant that nobody has seen yet. */
  noteFiles(merchantId: string, files: { readonly hash: string; readonly hosts: readonly string[] }): void {
    const known = this.#known(merchantId)
    const hosts = known.pointer.live ? known.hosts : files.hosts
    this.#set(merchantId, { ...known, hosts, faults: [], files: files.hash })
  }

  /** A merchant's files have faults; what it shows is not touched. */
  noteFaults(merchantId: string, faults: readonly Fault[]): void {
    this.#set(merchantId, { ...this.#known(merchantId), faults, files: null })
  }

  /** A merchant's files are gone. */
  noteGone(merchantId: string): void {
    const known = this.#known(merchantId)
    if (known.pointer.live) this.#set(merchantId, { ...known, faults: [], files: null })
    else this.#entries.delete(merchantId)
    this.#table = undefined
  }

  /** What a live release is made of; undefined where nothing is live. */
  async loadedRelease(merchantId: string): Promise<LoadedRelease | undefined> {
    const live = this.#entries.get(merchantId)?.pointer.live
    return live ? (await this.releaseCache.get(merchantId, live)).loadedRelease : undefined
  }

  #known(merchantId: string): RegistryEntry {
    return this.#entries.get(merchantId) ?? { pointer: unseen(merchantId), hosts: [], faults: [], files: null }
  }

  #set(merchantId: string, entry: RegistryEntry): void {
    const before = this.#entries.get(merchantId)
    this.#entries.set(merchantId, entry)
    if (before?.hosts !== entry.hosts) this.#table = undefined
  }

  #makeTable() {
    const { defaultMerchant, localHosts } = this.#options
    // Whoever is on the air keeps a host against whoever only asks for it.
    const entries = [...this.#entries].sort(
      ([, a], [, b]) => Number(b.pointer.live === null) - Number(a.pointer.live === null),
    )
    return hostTable(
      entries.map(([id, { hosts }]) => ({ id, hosts })),
      { defaultMerchant, development: localHosts },
    )
  }
}

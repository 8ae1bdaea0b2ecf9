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

/** With up to this many merchants all are loaded at the start; with more, each is loaded at its first visit. */
export const MAX_PRELOADED = 250

/** The visitor for whom a site is resolved. */
export interface Visitor {
  /** Identifies a visitor over several visits, for canaries; undefined for a visitor without the cookie. */
  readonly key?: string | undefined
  /** A release the visitor may preview, with its merchant. */
  readonly preview?: { readonly merchantId: string; readonly release: string } | undefined
}

/** A merchant of the deployment. */
export interface RegistryEntry {
  readonly pointer: Pointer
  /** Its hosts, or those it will have once its files are live. */
  readonly hosts: readonly string[]
  /** The faults of its current files; empty when they are valid. */
  readonly faults: readonly Fault[]
  /** The hash of its current files; null when there are none, or they have a fault. */
  readonly files: string | null
}

/** Every site of the deployment, by host. */
export class Registry {
  readonly releaseCache: ReleaseCache
  /**
   * `changed`: visitors of a merchant see something else. `judged`: a save has put faults into its files, or removed
   * them.
   */
  readonly shown = new EventEmitter<{ changed: [merchantId: string]; judged: [merchantId: string] }>()
  readonly #options: RegistryOptions
  readonly #entries = new Map<string, RegistryEntry>()
  readonly #coming = new Map<string, Promise<void>>()
  /** Built at the first request after a change. */
  #table: ((host: string | undefined) => { readonly id: string } | null) | undefined
  /** Makes the files of a merchant without a pointer live. */
  takeUp: (merchantId: string) => Promise<void> = async () => undefined

  constructor(options: RegistryOptions) {
    this.#options = options
    this.releaseCache = new ReleaseCache({ ...options, size: MAX_PRELOADED * 2 })
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

  /** The faults of the current files of all merchants. */
  get faults(): readonly Fault[] {
    return [...this.#entries.values()].flatMap(({ faults }) => faults)
  }

  /** The live sites that are loaded. */
  get sites(): readonly Site[] {
    return this.ids.flatMap((id) => this.site(id) ?? [])
  }

  /** A merchant's live site, if it is loaded. */
  site(merchantId: string): Site | null {
    const live = this.#entries.get(merchantId)?.pointer.live
    return live ? (this.releaseCache.peek(live)?.site ?? null) : null
  }

  /** A merchant's live site, loaded if necessary; null where the merchant is not live. */
  async liveSite(merchantId: string): Promise<Site | null> {
    const live = this.#entries.get(merchantId)?.pointer.live
    return live ? this.siteOfRelease(merchantId, live) : null
  }

  /** The id of the merchant with this Host header; null when there is none. */
  merchantOfHost(host: string | undefined): string | null {
    this.#table ??= this.#makeTable()
    return this.#table(host)?.id ?? null
  }

  /** Whether visitors of this host may see different releases. */
  hasCanary(host: string | undefined): boolean {
    const id = this.merchantOfHost(host)
    return id !== null && this.#entries.get(id)?.pointer.canary != null
  }

  /** The site of this Host header; null when there is none. */
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

  /** A merchant's site in this release. */
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

  /** Applies a pointer from the next request on; the releases it names are loaded before. */
  async follow(pointer: Pointer): Promise<void> {
    const { merchantId, live, canary } = pointer
    if (this.#entries.size <= MAX_PRELOADED) {
      for (const release of [live, canary?.release]) if (release) await this.releaseCache.get(merchantId, release)
    }
    const before = this.#entries.get(merchantId)
    if (!live && before?.files == null) this.#entries.delete(merchantId)
    else this.#set(merchantId, { ...this.#known(merchantId), pointer, hosts: pointer.hosts })
    this.#table = undefined
    if (before?.pointer.live !== live) this.shown.emit('changed', merchantId)
  }

  /** Applies many pointers at the start, without loading their releases. */
  begin(pointers: readonly Pointer[]): void {
    for (const pointer of pointers) {
      if (pointer.live) this.#set(pointer.merchantId, { pointer, hosts: pointer.hosts, faults: [], files: null })
    }
  }

  /** Records a merchant's current files. `hosts` count only for a merchant that has never been live. */
  recordFiles(merchantId: string, files: { readonly hash: string; readonly hosts: readonly string[] }): void {
    const known = this.#known(merchantId)
    const hosts = known.pointer.live ? known.hosts : files.hosts
    this.#set(merchantId, { ...known, hosts, faults: [], files: files.hash })
  }

  /** Records that a merchant's files have faults; its live release stays. */
  recordFaults(merchantId: string, faults: readonly Fault[]): void {
    this.#set(merchantId, { ...this.#known(merchantId), faults, files: null })
  }

  /** Records that a merchant's files were removed. */
  recordRemoved(merchantId: string): void {
    const known = this.#known(merchantId)
    if (known.pointer.live) this.#set(merchantId, { ...known, faults: [], files: null })
    else this.#entries.delete(merchantId)
    this.#table = undefined
  }

  /** A merchant's live release as it was loaded; undefined when nothing is live. */
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
    // Live merchants come first, so that a merchant that is not live cannot take their hosts.
    const entries = [...this.#entries].sort(
      ([, a], [, b]) => Number(b.pointer.live === null) - Number(a.pointer.live === null),
    )
    return hostTable(
      entries.map(([id, { hosts }]) => ({ id, hosts })),
      { defaultMerchant, development: localHosts },
    )
  }
}

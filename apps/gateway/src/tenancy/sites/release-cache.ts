import type { Sources } from '@livery/document/sources'
import { installedBundle } from '@livery/merchant/bundle'
import { type LoadedRelease, loadRelease } from '@livery/merchant/loaded-release'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '../releases/store.ts'
import { SiteSchedule, type SiteScheduleOptions } from './site-schedule.ts'

export interface ReleaseCacheOptions extends SiteScheduleOptions {
  readonly store: ReleaseStore
  /** Contains the vendors and languages. */
  readonly installation: Sources
  /** How many releases the cache holds; the least recently used one is dropped first. */
  readonly size: number
}

/** A cache of releases that are ready to be shown; others are loaded from the database when they are requested. */
export class ReleaseCache {
  readonly #options: ReleaseCacheOptions
  readonly #ready: LRUCache<string, SiteSchedule>
  readonly #making = new Map<string, Promise<SiteSchedule>>()

  constructor(options: ReleaseCacheOptions) {
    this.#options = options
    this.#ready = new LRUCache({ max: options.size })
  }

  /** A cached release; undefined for one that would have to be loaded. */
  peek(hash: string): SiteSchedule | undefined {
    return this.#ready.peek(hash)
  }

  /** @throws Error for a release that does not exist, or that this installation cannot show */
  get(merchantId: string, hash: string): SiteSchedule | Promise<SiteSchedule> {
    const ready = this.#ready.get(hash)
    if (ready) return ready
    return this.#making.getOrInsertComputed(hash, () =>
      this.#make(merchantId, hash).finally(() => this.#making.delete(hash)),
    )
  }

  /** Adds a release that was loaded elsewhere. */
  put(hash: string, loadedRelease: LoadedRelease): SiteSchedule {
    const schedule = this.#ready.get(hash) ?? new SiteSchedule(loadedRelease, this.#options)
    this.#ready.set(hash, schedule)
    return schedule
  }

  async #make(merchantId: string, hash: string): Promise<SiteSchedule> {
    const { store, installation } = this.#options
    const bundle = await store.bundle(merchantId, hash)
    if (!bundle) throw new Error(`there is no release ${hash} of ${merchantId}`)
    const { loadedRelease, faults } = await loadRelease(installedBundle(bundle, installation), merchantId)
    if (loadedRelease) return this.put(hash, loadedRelease)
    throw new Error(
      `the release ${hash} of ${merchantId} cannot be shown: ${faults[0]?.message ?? 'it has no merchant'}`,
    )
  }
}

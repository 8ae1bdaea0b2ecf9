import type { Fault } from '@livery/document/fault'
import { diskSources, type Sources } from '@livery/document/sources'
import { installedBundle } from '@livery/merchant/bundle'
import { changeInWords } from '@livery/merchant/changes/in-words'
import { loadRelease, type ReleaseLoading } from '@livery/merchant/loaded-release'
import type { Merchant } from '@livery/merchant/merchant'
import { MerchantFiles, type MerchantSnapshot } from '@livery/merchant/merchant-files'
import type { FastifyBaseLogger } from 'fastify'
import type { AuditEntry } from '../releases/act.ts'
import { unseen } from '../releases/pointer.ts'
import { HostTaken, type ReleaseStore } from '../releases/store.ts'
import { MAX_PRELOADED, type Registry } from '../sites/registry.ts'

export interface TakeUpOptions {
  readonly root: string
  readonly registry: Registry
  readonly store: ReleaseStore
  readonly log: FastifyBaseLogger
  /** The merchant on plain localhost; it stays live even when its folder is removed. */
  readonly defaultMerchant: string
  /** Whether other gateways, perhaps with older or newer files, use the same database. */
  readonly isShared: boolean
  /** Prepares a merchant's data before it goes live. */
  readonly prepare: (merchant: Merchant) => Promise<void>
}

/** The outcome for merchants with changed files, by id. */
export interface TakenUp {
  readonly live: readonly string[]
  /** Valid, but the merchant is held, so the files are stored as drafts. */
  readonly drafts: readonly string[]
  readonly removed: readonly string[]
  /** Errors; the previous releases stay live. */
  readonly faults: readonly Fault[]
}

type Outcome = 'same' | 'live' | 'draft' | 'stale' | 'faulty' | 'host-taken'

const BY_FILES = { by: 'files', kind: 'system' } as const

/**
 * Makes the files in `merchants/`, `groups/` and `themes/` live. A merchant whose files have an error keeps its live
 * release, and one whose files did not change is not touched. Files are only read.
 */
export class FileFollower {
  readonly #options: TakeUpOptions
  readonly #disk: Sources
  /**
   * For each merchant the hash of its files, where they are older than the live release that another gateway may have
   * published.
   */
  readonly #stale = new Map<string, string>()
  #later: readonly string[] = []

  constructor(options: TakeUpOptions) {
    this.#options = options
    this.#disk = diskSources(options.root)
    options.registry.takeUp = async (id) => {
      await this.#takeUp(id, new MerchantFiles(this.#disk), false)
    }
  }

  /**
   * At the start: makes all changed files live before it returns; with very many merchants only the default one, and
   * the others in `takeUpRest`.
   */
  async begin(): Promise<TakenUp> {
    const { registry, defaultMerchant } = this.#options
    const merchantFiles = new MerchantFiles(this.#disk)
    const changed = merchantFiles.ids().filter((id) => this.#isNew(id, merchantFiles))
    const areFew = registry.size <= MAX_PRELOADED
    // The deployment cannot answer on localhost without its default merchant.
    const now = changed.filter((id) => areFew || id === defaultMerchant)
    this.#later = changed.filter((id) => !now.includes(id))
    const done = await this.#takeUpAll(now, merchantFiles, true)
    return { ...done, removed: await this.#removeLost(merchantFiles, true) }
  }

  /** Processes, one after another, the merchants that `begin` left for later. */
  async takeUpRest(isStopped: () => boolean): Promise<void> {
    for (const id of this.#later) {
      if (isStopped()) return
      // The files are read again, because the groups may have changed meanwhile.
      await this.#takeUp(id, new MerchantFiles(this.#disk), true)
      await new Promise(setImmediate)
    }
    this.#later = []
  }

  /** Processes files after a save. */
  async saved(): Promise<TakenUp> {
    const merchantFiles = new MerchantFiles(this.#disk)
    const done = await this.#takeUpAll(
      merchantFiles.ids().filter((id) => this.#isNew(id, merchantFiles)),
      merchantFiles,
      false,
    )
    return { ...done, removed: await this.#removeLost(merchantFiles, false) }
  }

  /** Records a merchant's current files in the registry. Returns whether they have to be processed. */
  #isNew(id: string, merchantFiles: MerchantFiles): boolean {
    const { registry } = this.#options
    const snapshot = merchantFiles.read(id)
    if (!snapshot) return true
    const before = registry.entry(id)
    const { hash } = snapshot.bundle
    registry.recordFiles(id, { hash, hosts: snapshot.hosts })
    if (!before?.pointer.live) return true
    if (before.pointer.files === hash || this.#stale.get(id) === hash) return false
    return !(before.pointer.isHeld && before.files === hash)
  }

  async #takeUpAll(ids: readonly string[], merchantFiles: MerchantFiles, atStart: boolean) {
    const outcomes = new Map<string, Outcome>()
    for (const id of ids) outcomes.set(id, await this.#takeUp(id, merchantFiles, atStart))
    // These are tried again after all others, because a host may have moved between two merchants in this save.
    for (const [id, outcome] of outcomes)
      if (outcome === 'host-taken') outcomes.set(id, await this.#takeUp(id, merchantFiles, atStart))
    const idsOf = (expected: Outcome) => [...outcomes].flatMap(([id, outcome]) => (outcome === expected ? id : []))
    return { live: idsOf('live'), drafts: idsOf('draft'), faults: this.#options.registry.faults }
  }

  async #takeUp(id: string, merchantFiles: MerchantFiles, atStart: boolean): Promise<Outcome> {
    const { registry, store, isShared, prepare, log } = this.#options
    const snapshot = merchantFiles.read(id)
    if (!snapshot) return this.#refuse(id, [missing(id)])
    const { bundle } = snapshot
    const pointer = registry.entry(id)?.pointer
    if (pointer?.live && pointer.files === bundle.hash) return 'same'
    const isKnown = await store.has(bundle.hash)
    if (atStart && isShared && isKnown && pointer?.live) {
      log.warn({ merchant: id, files: bundle.hash, live: pointer.live }, 'the files here are older than what is live')
      this.#stale.set(id, bundle.hash)
      return 'stale'
    }
    const loading = await loadRelease(installedBundle(bundle, this.#disk), id)
    const { loadedRelease, faults } = loading
    if (!loadedRelease) return this.#refuse(id, faults)
    await store.save(bundle, BY_FILES.by)
    if (pointer?.isHeld) return 'draft'
    await prepare(loadedRelease.merchant)
    const auditEntry: AuditEntry = { ...BY_FILES, act: 'release.files', words: await this.#words(id, loadedRelease) }
    const { hosts } = loadedRelease.merchant
    let found = unseen(id)
    try {
      const moved = await store.move(id, auditEntry, (before) => {
        found = before
        // A visit and a save may process the same files at the same time, and an operator may have held the merchant
        // meanwhile.
        if (before.isHeld || (before.live === bundle.hash && before.files === bundle.hash)) return null
        const previous = before.live === bundle.hash ? before.previous : before.live
        return { ...before, live: bundle.hash, previous, files: bundle.hash, hosts }
      })
      if (!moved) {
        // Another gateway that started at the same time has just made the same files live.
        if (found.live) await registry.follow(found)
        return 'same'
      }
      registry.releaseCache.put(bundle.hash, loadedRelease)
      await registry.follow(moved)
    } catch (error) {
      if (!(error instanceof HostTaken)) throw error
      this.#refuse(id, [hostFault(error, snapshot, loading)])
      return 'host-taken'
    }
    registry.recordFiles(id, { hash: bundle.hash, hosts })
    return 'live'
  }

  async #words(id: string, loadedRelease: NonNullable<ReleaseLoading['loadedRelease']>): Promise<string> {
    try {
      const before = await this.#options.registry.loadedRelease(id)
      return before ? changeInWords(before, loadedRelease) : ''
    } catch {
      // An older release may be unreadable in this installation, and that must not stop the new one.
      return ''
    }
  }

  #refuse(id: string, faults: readonly Fault[]): Outcome {
    this.#options.registry.recordFaults(id, faults)
    return 'faulty'
  }

  /** Removes the merchants whose folder is gone. */
  async #removeLost(merchantFiles: MerchantFiles, atStart: boolean): Promise<readonly string[]> {
    const { registry, store, defaultMerchant, isShared, log } = this.#options
    const there = new Set(merchantFiles.ids())
    const removed: string[] = []
    for (const id of registry.ids) {
      const pointer = registry.entry(id)?.pointer
      if (there.has(id) || !pointer?.live) {
        if (!there.has(id)) registry.recordRemoved(id)
        continue
      }
      registry.recordRemoved(id)
      if (id === defaultMerchant || pointer.isHeld || pointer.files === null) continue
      if (atStart && isShared) {
        log.warn({ merchant: id }, 'the merchant is live, but has no folder here')
        continue
      }
      const moved = await store.move(id, { ...BY_FILES, act: 'release.withdraw' }, (before) => ({
        ...before,
        live: null,
        previous: before.live,
        canary: null,
        files: null,
        hosts: [],
      }))
      if (moved) await registry.follow(moved)
      removed.push(id)
    }
    return removed
  }
}

function missing(id: string): Fault {
  return {
    code: 'file.missing',
    severity: 'error',
    file: `merchants/${id}/merchant.json`,
    line: 1,
    column: 1,
    path: '',
    message: 'the file is missing',
    repair: 'Write it',
  }
}

function hostFault({ host, owner }: HostTaken, { hosts }: MerchantSnapshot, { loaded }: ReleaseLoading): Fault {
  const fault = {
    code: 'host.taken',
    message: `the host ${host} belongs to the merchant "${owner}"`,
    repair: 'Remove it from one of the two',
  }
  if (!loaded) throw new Error('a merchant that was taken up has been loaded')
  return loaded.documents.merchant.faultAt(['hosts', Math.max(0, hosts.indexOf(host))], fault)
}

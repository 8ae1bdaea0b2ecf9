import { formatFault } from '@livery/document/format-fault'
import { diskSources, layeredSources, partOfSources } from '@livery/document/sources'
import { type Bundle, bundleSources, installedBundle } from '@livery/merchant/bundle'
import { changeInWords } from '@livery/merchant/changes/in-words'
import { checkMerchants } from '@livery/merchant/check'
import { type LoadedRelease, loadRelease } from '@livery/merchant/loaded-release'
import type { Merchant } from '@livery/merchant/merchant'
import { bundleOf } from '@livery/merchant/merchant-files'
import { isError } from '@livery/merchant/parse-merchant'
import type { AuditEntry } from '../releases/act.ts'
import type { Plan, Plans } from '../releases/plans.ts'
import type { Pointer } from '../releases/pointer.ts'
import { Refusal } from '../releases/refusal.ts'
import { HostTaken, type ReleaseStore } from '../releases/store.ts'
import type { Registry } from '../sites/registry.ts'
import type { FileFollower } from './take-up.ts'

export interface OperationOptions {
  readonly root: string
  readonly registry: Registry
  readonly store: ReleaseStore
  readonly plans: Plans
  readonly follower: FileFollower
  readonly prepare: (merchant: Merchant) => Promise<void>
}

/** The person who requests an operation, and the reason. */
export interface Requester {
  readonly by: string
  readonly note?: string | undefined
}

/** A release: its hash, the first digits of it, or `files` for the files in the merchant's folder. */
export type ReleaseName = string

const FILES = 'files'

/** An operator's operations on a merchant's releases. The history records each one with its operator. */
export class ReleaseOperations {
  readonly #options: OperationOptions

  constructor(options: OperationOptions) {
    this.#options = options
  }

  /**
   * Checks the files in the folder, or a received bundle, and stores them as a draft that nobody sees. Returns the
   * release's hash.
   */
  async draft(merchantId: string, requester: Requester, sent?: Bundle): Promise<string> {
    const { root, store } = this.#options
    const disk = diskSources(root)
    const bundle = sent ?? bundleOf(disk, merchantId)
    if (!bundle) throw new Refusal(404, `There is no folder merchants/${merchantId}.`)
    if (bundle.id !== merchantId) throw new Refusal(422, `What was sent is "${bundle.id}", not "${merchantId}".`)
    // The check uses the conditions under which the release will be shown: this installation's vendors and languages,
    // and no other merchant.
    const [checked] = await checkMerchants(layeredSources(bundleSources(bundle), around(disk)), merchantId)
    const faults = checked?.faults.filter(isError) ?? []
    if (faults.length > 0) throw new Refusal(422, faults.map(formatFault).join('\n'), faults)
    await store.save(bundle, requester.by)
    return bundle.hash
  }

  /** Makes a release live for everybody. */
  async publish(merchantId: string, name: ReleaseName, requester: Requester): Promise<Pointer> {
    return this.#publish(merchantId, await this.#resolve(merchantId, name, requester), {
      ...requester,
      act: 'release.publish',
      kind: 'operator',
    })
  }

  /** Makes the previous release live again; saved files stay drafts until `follow`. */
  async rollback(merchantId: string, requester: Requester): Promise<Pointer> {
    const previous = this.#entry(merchantId).pointer.previous
    if (!previous) throw new Refusal(409, `Nothing was live at ${merchantId} before.`)
    return this.#publish(merchantId, previous, { ...requester, act: 'release.rollback', kind: 'operator' }, true)
  }

  /** Shows a release to a share of the visitors. */
  async canary(merchantId: string, name: ReleaseName, percent: number, requester: Requester): Promise<Pointer> {
    const release = await this.#resolve(merchantId, name, requester)
    const { live } = this.#entry(merchantId).pointer
    if (!live) throw new Refusal(409, `Nothing is live at ${merchantId}: publish first.`)
    if (release === live) throw new Refusal(409, `The release ${release} is live already.`)
    await this.#loadedRelease(merchantId, release)
    const auditEntry: AuditEntry = {
      ...requester,
      act: 'release.canary',
      kind: 'operator',
      words: await this.#words(merchantId, release),
    }
    return this.#move(merchantId, auditEntry, (before) => ({ ...before, canary: { release, percent }, isHeld: true }))
  }

  /** Ends the canary: everybody sees the live release. */
  async endCanary(merchantId: string, requester: Requester): Promise<Pointer> {
    if (!this.#entry(merchantId).pointer.canary) throw new Refusal(409, `${merchantId} has no canary.`)
    const auditEntry: AuditEntry = { ...requester, act: 'release.canary-end', kind: 'operator' }
    return this.#move(merchantId, auditEntry, (before) => ({ ...before, canary: null }))
  }

  /** From now on saved files are drafts and do not go live. */
  async hold(merchantId: string, requester: Requester): Promise<Pointer> {
    this.#entry(merchantId)
    const auditEntry: AuditEntry = { ...requester, act: 'release.hold', kind: 'operator' }
    return this.#move(merchantId, auditEntry, (before) => ({ ...before, isHeld: true }))
  }

  /** Makes the files in the folder live, and from now on every saved file too. */
  async follow(merchantId: string, requester: Requester): Promise<Pointer> {
    await this.draft(merchantId, requester)
    const auditEntry: AuditEntry = { ...requester, act: 'release.follow', kind: 'operator' }
    await this.#move(merchantId, auditEntry, (before) => ({ ...before, isHeld: false, files: null, canary: null }))
    await this.#options.follower.saved()
    return this.#entry(merchantId).pointer
  }

  /** Schedules a release to go live at a moment. */
  async schedule(merchantId: string, name: ReleaseName, at: Date, requester: Requester): Promise<Plan> {
    if (at.getTime() <= Date.now()) throw new Refusal(422, `${at.toISOString()} is past: publish it now instead.`)
    const release = await this.#resolve(merchantId, name, requester)
    await this.#loadedRelease(merchantId, release)
    const words = await this.#words(merchantId, release)
    const plan = await this.#options.plans.add({
      merchantId,
      release,
      at,
      by: requester.by,
      note: requester.note ?? '',
    })
    // Hold the merchant, because files saved before that moment would go live and then be replaced unexpectedly.
    const note = [`at ${at.toISOString()}`, requester.note].filter(Boolean).join(': ')
    await this.#move(
      merchantId,
      { ...requester, note, act: 'release.schedule', kind: 'operator', release, words },
      (before) => ({
        ...before,
        isHeld: true,
      }),
    )
    return plan
  }

  async cancel(merchantId: string, planId: string, requester: Requester): Promise<Plan> {
    const plan = await this.#options.plans.cancel(merchantId, planId)
    if (!plan) throw new Refusal(404, `${merchantId} has no plan ${planId} that waits.`)
    const note = [`of ${plan.at.toISOString()}`, requester.note].filter(Boolean).join(': ')
    await this.#move(
      merchantId,
      { ...requester, note, act: 'release.cancel', kind: 'operator', release: plan.release },
      (before) => before,
    )
    return plan
  }

  /**
   * Carries out the plans that are due.
   * @returns how many there were
   */
  async doDue(): Promise<number> {
    const { plans } = this.#options
    for (let done = 0; ; done++) {
      const plan = await plans.takeDue()
      if (!plan) return done
      const requester = { by: plan.by, note: plan.note }
      try {
        await this.#publish(plan.merchantId, plan.release, { ...requester, act: 'release.scheduled', kind: 'system' })
      } catch (error) {
        const reason = (error as Error).message
        await plans.fail(plan.id, reason)
        const auditEntry: AuditEntry = {
          ...requester,
          note: reason,
          act: 'release.failed',
          kind: 'system',
          release: plan.release,
        }
        await this.#move(plan.merchantId, auditEntry, (before) => before)
      }
    }
  }

  /** The full hash of a release, after checking that it can be shown. */
  async previewed(merchantId: string, name: ReleaseName, requester: Requester): Promise<string> {
    const release = await this.#resolve(merchantId, name, requester)
    await this.#loadedRelease(merchantId, release)
    return release
  }

  #entry(merchantId: string) {
    const entry = this.#options.registry.entry(merchantId)
    if (!entry) throw new Refusal(404, `There is no merchant "${merchantId}".`)
    return entry
  }

  async #resolve(merchantId: string, name: ReleaseName, requester: Requester): Promise<string> {
    if (name === FILES) return this.draft(merchantId, requester)
    const found = await this.#options.store.named(merchantId, name)
    if (found.length === 1 && found[0]) return found[0]
    throw new Refusal(
      404,
      found.length === 0
        ? `${merchantId} has no release "${name}".`
        : `Several releases of ${merchantId} begin with "${name}": give more digits.`,
    )
  }

  async #publish(merchantId: string, release: string, auditEntry: AuditEntry, isHeld?: boolean): Promise<Pointer> {
    const { merchant } = await this.#loadedRelease(merchantId, release)
    const words = await this.#words(merchantId, release)
    await this.#options.prepare(merchant)
    return this.#move(merchantId, { ...auditEntry, words }, (before) => ({
      ...before,
      live: release,
      previous: before.live === release ? before.previous : before.live,
      canary: null,
      isHeld: isHeld ?? before.isHeld,
      files: this.#options.registry.entry(merchantId)?.files ?? before.files,
      hosts: merchant.hosts,
    }))
  }

  async #move(merchantId: string, auditEntry: AuditEntry, move: (before: Pointer) => Pointer): Promise<Pointer> {
    try {
      const moved = await this.#options.store.move(merchantId, auditEntry, move)
      if (!moved) throw new Error('a move that is not refused moves')
      await this.#options.registry.follow(moved)
      return moved
    } catch (error) {
      if (error instanceof HostTaken) throw new Refusal(409, `${capital(error.message)}.`)
      throw error
    }
  }

  async #loadedRelease(merchantId: string, release: string): Promise<LoadedRelease> {
    try {
      return (await this.#options.registry.releaseCache.get(merchantId, release)).loadedRelease
    } catch (error) {
      throw new Refusal(422, `${capital((error as Error).message)}.`)
    }
  }

  /** The difference visitors would see if a release replaced the live one, in words. */
  async #words(merchantId: string, release: string): Promise<string> {
    try {
      const before = await this.#options.registry.loadedRelease(merchantId)
      return before ? changeInWords(before, await this.#loadedRelease(merchantId, release)) : ''
    } catch {
      return ''
    }
  }

  /**
   * The difference between the folder's files and the live release, in words; null when they are the same or cannot be
   * compared.
   */
  async pending(merchantId: string): Promise<string | null> {
    const { root, registry } = this.#options
    const disk = diskSources(root)
    const bundle = bundleOf(disk, merchantId)
    if (!bundle || bundle.hash === registry.entry(merchantId)?.pointer.live) return null
    const { loadedRelease } = await loadRelease(installedBundle(bundle, disk), merchantId)
    const before = await registry.loadedRelease(merchantId)
    return loadedRelease && before ? changeInWords(before, loadedRelease) : null
  }
}

/** The installation without merchants, groups and themes, which a bundle contains itself. */
const around = (disk: ReturnType<typeof diskSources>) => partOfSources(disk, ['vendors', 'payments', 'locales'])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

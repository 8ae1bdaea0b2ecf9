import { formatFault } from '@livery/document/format-fault'
import { diskSources } from '@livery/document/sources'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { Settings } from '../../platform/settings.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { WrittenAnnouncements } from '../announcements/written.ts'
import { Plans } from '../releases/plans.ts'
import { ReleaseStore } from '../releases/store.ts'
import { MAX_PRELOADED, Registry } from '../sites/registry.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { startClock } from './clock.ts'
import { followSaves } from './follow-saves.ts'
import { followWritten } from './follow-written.ts'
import { ReleaseOperations } from './operations.ts'
import { FileFollower } from './take-up.ts'

export interface OpenReleasesOptions {
  readonly settings: Settings
  readonly database: Database
  readonly vendors: Vendors
  readonly log: FastifyBaseLogger
  readonly prepare: (merchant: Merchant) => Promise<void>
}

/** The releases of every merchant, and the registry that serves them. */
export interface OpenedReleases {
  readonly registry: Registry
  readonly written: WrittenAnnouncements
  readonly releases: {
    readonly store: ReleaseStore
    readonly plans: Plans
    readonly operations: ReleaseOperations
  }
  readonly stop: () => Promise<void>
}

/**
 * Opens the registry from the database's pointers and this gateway's files, and keeps it up to date. Throws a
 * `StartupError` with one line for each fault when the default merchant has nothing valid to show.
 */
export async function openReleases(options: OpenReleasesOptions): Promise<OpenedReleases> {
  const { settings, database, vendors, log, prepare } = options
  const { root, defaultMerchant, localHosts } = settings
  const isShared = database.kind === 'postgres'
  const store = new ReleaseStore(database)
  const plans = new Plans(database)
  const written = new WrittenAnnouncements(database)
  await written.refresh()
  const installation = diskSources(root)
  const registry = new Registry({ store, vendors, written, installation, defaultMerchant, localHosts })
  written.changed = (id) => void registry.shown.emit('changed', id)
  const { pointers, seen } = await store.pointers()
  registry.begin(pointers)
  const follower = new FileFollower({ root, registry, store, log, defaultMerchant, isShared, prepare })
  const { faults } = await follower.begin()
  for (const fault of faults) log.error({ fault: formatFault(fault) }, 'a merchant has a fault; what was live stays')
  if (!registry.entry(defaultMerchant)?.pointer.live) {
    throw new StartupError(
      faults.length > 0
        ? faults.map(formatFault).join('\n')
        : `DEFAULT_MERCHANT is "${defaultMerchant}", but there is only: ${registry.ids.join(', ')}.`,
    )
  }
  if (registry.size <= MAX_PRELOADED) await makeReady(registry, prepare, log)

  const operations = new ReleaseOperations({ root, registry, store, plans, follower, prepare })
  const stopClock = startClock({ registry, store, plans, operations, log, isShared, seen })
  const stopFollowing = followWritten(written, log)
  const stopWatching = followSaves({ root, registry, follower, log })
  let isStopped = false
  const rest = follower.takeUpRest(() => isStopped).catch((error: unknown) => log.error({ err: error }, 'taking up'))
  return {
    registry,
    written,
    releases: { store, plans, operations },
    async stop() {
      isStopped = true
      stopWatching()
      await stopFollowing()
      await stopClock()
      await rest
    },
  }
}

/** Prepares every live release, so that no visitor waits for it and broken ones are found at the start. */
async function makeReady(
  registry: Registry,
  prepare: OpenReleasesOptions['prepare'],
  log: FastifyBaseLogger,
): Promise<void> {
  for (const id of registry.ids) {
    try {
      const loadedRelease = await registry.loadedRelease(id)
      if (loadedRelease) await prepare(loadedRelease.merchant)
    } catch (error) {
      log.error({ err: error, merchant: id }, 'what is live cannot be shown by this installation')
    }
  }
}

import type { HistoryLine, MerchantRecord, MerchantStatus, PlannedRelease } from '@livery/contract/operator'
import { formatFault } from '@livery/document/format-fault'
import type { Plan } from '../../../tenancy/releases/plans.ts'
import type { HistoryEntry } from '../../../tenancy/releases/store.ts'
import type { RegistryEntry } from '../../../tenancy/sites/registry.ts'
import type { OperatorServices } from '../services.ts'

/** A merchant's status; undefined for an unknown merchant. */
export function statusOf({ registry }: OperatorServices, id: string): MerchantStatus | undefined {
  const entry = registry.entry(id)
  if (!entry) return undefined
  const { live, previous, canary, isHeld, changedAt } = entry.pointer
  return {
    id,
    name: registry.site(id)?.merchant.name ?? null,
    hosts: entry.hosts,
    live,
    movedAt: live ? changedAt.toISOString() : null,
    previous,
    canary,
    isHeld,
    files: filesOf(entry),
    faults: entry.faults.map(formatFault),
  }
}

function filesOf({ faults, files, pointer }: RegistryEntry): MerchantStatus['files'] {
  if (faults.length > 0) return 'faulty'
  if (files === null) return 'none'
  return files === pointer.live ? 'live' : 'differ'
}

/** A merchant's status, plans and history; undefined for an unknown merchant. */
export async function recordOf(services: OperatorServices, id: string): Promise<MerchantRecord | undefined> {
  const status = statusOf(services, id)
  if (!status) return undefined
  const { plans, store, operations } = services.releases
  return {
    ...status,
    pending: status.files === 'differ' ? await operations.pending(id) : null,
    plans: (await plans.of(id)).map(planned),
    history: (await store.history(id)).map(line),
  }
}

function planned({ id, release, at, by, note, state, reason }: Plan): PlannedRelease {
  return { id, release, at: at.toISOString(), by, note, state, reason }
}

function line({ at, ...entry }: HistoryEntry): HistoryLine {
  return { ...entry, at: at.toISOString() }
}

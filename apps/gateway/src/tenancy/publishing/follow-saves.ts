import { formatFault } from '@livery/document/format-fault'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from '../sites/registry.ts'
import type { FileFollower } from './take-up.ts'
import { watchConfiguration } from './watch.ts'

export interface FollowSavesOptions {
  readonly root: string
  readonly registry: Registry
  readonly follower: FileFollower
  readonly log: FastifyBaseLogger
}

/**
 * Keeps the registry up to date with the files: a saved file is live at the next request, and a save with an error is
 * logged and changes nothing.
 * @returns stops watching
 */
export function followSaves({ root, registry, follower, log }: FollowSavesOptions): () => void {
  const faultsOf = (id: string) => registry.entry(id)?.faults ?? []
  const faulty = new Set(registry.ids.filter((id) => faultsOf(id).length > 0))
  return watchConfiguration(root, async () => {
    try {
      const { live, drafts, removed, faults } = await follower.saved()
      for (const id of live) {
        log.warn({ merchant: id, release: registry.entry(id)?.pointer.live }, 'merchant saved, and live')
      }
      for (const id of drafts) log.warn({ merchant: id }, 'merchant saved as a draft: it is held')
      for (const id of removed) log.warn({ merchant: id }, 'merchant removed')
      for (const fault of faults) log.error({ fault: formatFault(fault) }, 'saved with a fault; what was live stays')
      for (const id of new Set([...faulty, ...registry.ids])) {
        const isFaulty = faultsOf(id).length > 0
        if (!isFaulty && !faulty.delete(id)) continue
        if (isFaulty) faulty.add(id)
        registry.shown.emit('judged', id)
      }
    } catch (error) {
      log.error({ err: error }, 'the configuration could not be read; what was live stays')
    }
  })
}

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
  return watchConfiguration(root, async () => {
    try {
      const { live, drafts, removed, faults } = await follower.saved()
      for (const id of live) {
        log.warn({ merchant: id, release: registry.entry(id)?.pointer.live }, 'merchant saved, and live')
      }
      for (const id of drafts) log.warn({ merchant: id }, 'merchant saved as a draft: it is held')
      for (const id of removed) log.warn({ merchant: id }, 'merchant removed')
      for (const fault of faults) log.error({ fault: formatFault(fault) }, 'saved with a fault; what was live stays')
    } catch (error) {
      log.error({ err: error }, 'the configuration could not be read; what was live stays')
    }
  })
}

import { formatFault } from '@livery/document/format-fault'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from './registry.ts'
import { watchConfiguration } from './watch.ts'

export interface LiveOptions {
  readonly root: string
  readonly registry: Registry
  readonly log: FastifyBaseLogger
  /** Gives a new merchant what it starts with, before anybody sees it. */
  readonly prepare: (merchant: Merchant) => Promise<void>
}

/**
 * Keeps the registry what the files say while the gateway runs: a saved file is in the next request, and a save with an
 * error is told in the log and changes nothing.
 * @returns stops watching
 */
export function keepLive({ root, registry, log, prepare }: LiveOptions): () => void {
  return watchConfiguration(root, async () => {
    try {
      const { added, changed, removed, faults } = await registry.reload(prepare)
      const names = (ids: readonly string[]) => ids.map((id) => registry.site(id)).flatMap((site) => site ?? [])
      for (const { merchant, release } of names(added)) log.warn({ merchant: merchant.id, release }, 'merchant added')
      for (const { merchant, release } of names(changed))
        log.warn({ merchant: merchant.id, release }, 'merchant changed')
      for (const id of removed) log.warn({ merchant: id }, 'merchant removed')
      for (const fault of faults) log.error({ fault: formatFault(fault) }, 'saved with a fault; what was live stays')
    } catch (error) {
      log.error({ err: error }, 'the configuration could not be read; what was live stays')
    }
  })
}

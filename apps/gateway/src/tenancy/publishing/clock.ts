import type { FastifyBaseLogger } from 'fastify'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Plans } from '../releases/plans.ts'
import type { ReleaseStore } from '../releases/store.ts'
import type { Registry } from '../sites/registry.ts'
import type { ReleaseOperations } from './operations.ts'

export interface ClockOptions {
  readonly registry: Registry
  readonly store: ReleaseStore
  readonly plans: Plans
  readonly operations: ReleaseOperations
  readonly log: FastifyBaseLogger
  /** Whether other gateways move pointers too. */
  readonly isShared: boolean
  /** The `seen` value of the pointers the registry began with. */
  readonly seen: string
}

const TICK_MS = 1_000

/**
 * Every second, shows what another gateway published, and publishes what is due.
 * @returns a function that stops it, after the running work has finished
 */
export function startClock({ registry, store, plans, operations, log, isShared, seen }: ClockOptions) {
  let since = seen
  let running: Promise<void> | undefined
  const tick = async () => {
    try {
      if (isShared) {
        const { pointers, seen: now } = await store.pointers(since)
        for (const pointer of pointers) {
          const known = registry.entry(pointer.merchantId)?.pointer
          if (known && known.changedAt >= pointer.changedAt) continue
          await registry.follow(pointer)
          log.warn({ merchant: pointer.merchantId, release: pointer.live }, 'another gateway moved a release')
        }
        since = now
      }
      const next = await plans.next()
      if (next && next.getTime() <= Date.now()) await operations.doDue()
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'releases could not be looked after; again in a second')
    }
  }
  const timer = setInterval(() => {
    running ??= tick().finally(() => {
      running = undefined
    })
  }, TICK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { reasonOf } from '../../platform/reason-of.ts'
import type { WrittenAnnouncements } from '../announcements/written.ts'

/** How late another gateway shows what an operator wrote. */
const LOOK_MS = 1_000

/**
 * Follows what operators write at any gateway.
 * @returns a function that stops it, after the running work has finished
 */
export function followWritten(written: WrittenAnnouncements, log: FastifyBaseLogger) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= written
      .refresh()
      .catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'announcements could not be read; again in a second'),
      )
      .finally(() => {
        running = undefined
      })
  }, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

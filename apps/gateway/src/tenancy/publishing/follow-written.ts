import type { FastifyBaseLogger } from 'fastify'
import { reasonOf } from '../../platform/reason-of.ts'
import type { WrittenAnnouncements } from '../announcements/written.ts'

/** The longest delay until another gateway shows an operator's announcement. */
const LOOK_MS = 1_000

/**
 * Follows announcements that operators write at any gateway.
 *
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

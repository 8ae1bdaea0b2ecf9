import { PUSH_JOB, pushJob } from '../features/messages/push/send-due.ts'
import type { Database } from '../platform/database/connect.ts'
import { addJob, startJobs } from '../platform/jobs/jobs.ts'
import type { Services } from './gateway.ts'

/**
 * Starts the job that sends notifications, apart from the others: a push service that answers late must not keep
 * members' money waiting.
 * @param all the database over all merchants
 * @returns a function that stops it, after the running one has finished
 */
export function startPushJobs(services: Services, all: Database): () => Promise<void> {
  const { registry, settings, texts, metrics, log } = services
  addJob(all, { kind: PUSH_JOB, key: 'all', merchantId: null, dueAt: new Date() }).catch((error: unknown) =>
    log.error({ err: error }, 'the job of notifications could not be added'),
  )
  return startJobs({
    database: all,
    handlers: [pushJob({ all, settings, texts, log, siteOf: (id) => registry.liveSite(id) })],
    log,
    count: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  })
}

import { ROUNDS_JOB, roundJobs } from '../features/wallet/rounds/read-rounds.ts'
import { transferJob } from '../features/wallet/transfers/look-after.ts'
import type { Database } from '../platform/database/connect.ts'
import { addJob, startJobs } from '../platform/jobs/jobs.ts'
import type { Services } from './gateway.ts'

/**
 * Starts the jobs of wallets that vendors keep; none where there are no such vendors.
 * @param all the database over all merchants
 * @returns a function that stops them, after the running one has finished
 */
export function startWalletJobs({ vendors, metrics, log }: Services, all: Database): () => Promise<void> {
  const connections = new Set(vendors.ownWallets.map(({ connection }) => connection.id))
  if (connections.size === 0) return async () => undefined
  // These jobs repeat for ever; whichever gateway is first does each.
  const begin = async () => {
    for (const key of connections) await addJob(all, { kind: ROUNDS_JOB, key, merchantId: null, dueAt: new Date() })
  }
  begin().catch((error: unknown) => log.error({ err: error }, 'the jobs of wallets could not be added'))
  const services = { all, vendors, log }
  return startJobs({
    database: all,
    handlers: [transferJob(services), ...roundJobs(services)],
    log,
    count: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  })
}

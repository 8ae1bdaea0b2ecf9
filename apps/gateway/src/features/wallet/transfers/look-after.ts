import { TRANSFER_JOB } from '../../../ledger/vendor-wallets/transfers.ts'
import type { JobHandler, JobResult } from '../../../platform/jobs/jobs.ts'
import { type DriveServices, driveTransfer, isEnded } from './drive.ts'

/** Later than any vendor's answer takes. */
export const FIRST_LOOK_MS = 8_000

/** Soon at first, then less and less often: the player waits. */
const PAUSES_S = [3, 5, 10, 15, 30, 60, 120, 300]
/** From this age on a person should look at it. */
const LONG_MS = 3_600_000

export function transferJob(services: DriveServices): JobHandler {
  return {
    kind: TRANSFER_JOB,
    async run(job): Promise<JobResult> {
      const row = job.merchantId === null ? null : await driveTransfer(services, job.merchantId, job.key)
      if (!row || isEnded(row)) return 'done'
      const ageMs = Date.now() - row.requested_at.getTime()
      if (ageMs > LONG_MS)
        services.log.error({ reference: row.reference, ageMs }, 'a vendor owes an answer to a transfer')
      return { again: new Date(Date.now() + pauseS(ageMs / 1_000) * 1_000) }
    },
  }
}

/** The pauses grow with the transfer's age. */
function pauseS(ageS: number): number {
  let sum = FIRST_LOOK_MS / 1_000
  const pause = PAUSES_S.find((seconds) => {
    sum += seconds
    return sum > ageS
  })
  return pause ?? PAUSES_S.at(-1)!
}

import { MESSAGE_JOB, sendMessage } from '../../../members/messages/write.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'

/** Sends messages that are due. */
export function messageJob(database: { of(merchantId: string): Database }): JobHandler {
  return {
    kind: MESSAGE_JOB,
    async run({ key, merchantId }) {
      if (merchantId) await database.of(merchantId).transaction((tx) => sendMessage(tx, merchantId, key))
      return 'done'
    },
  }
}

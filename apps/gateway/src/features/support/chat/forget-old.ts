import type { Merchant } from '@livery/merchant/merchant'
import { forgetOlder } from '../../../members/chat/moderation.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'

export const CHAT_JOB = 'chat'
const HOUR_MS = 3_600_000

/** The job that deletes messages of the chat after each merchant's number of days. */
export function chatJob(database: Pick<Database, 'of'>, loaded: () => readonly Merchant[]): JobHandler {
  return {
    kind: CHAT_JOB,
    async run() {
      for (const { id, chat } of loaded()) await forgetOlder(database.of(id), id, chat.keepDays)
      return { again: new Date(Date.now() + HOUR_MS) }
    },
  }
}

import { reportShortfalls } from '../features/agent/settlement/report-shortfalls.ts'
import { settleJob } from '../features/agent/settlement/settle-due.ts'
import { depositJob } from '../features/cashier/deposits/look-after.ts'
import { planReconciliation, reconcileJobs } from '../features/cashier/reconciliation/reconcile.ts'
import { driveWithdrawals } from '../features/cashier/withdrawals/drive.ts'
import { messageJob } from '../features/messages/inbox/send-due.ts'
import { FREE_ROUNDS_JOB, freeRoundsJob } from '../features/rewards/free-rounds/look-after.ts'
import { REWARDS_JOB, rewardsJob } from '../features/rewards/look-after.ts'
import { RAFFLES_JOB, raffleJob } from '../features/rewards/raffle/look-after.ts'
import { CHAT_JOB, chatJob } from '../features/support/chat/forget-old.ts'
import type { Database } from '../platform/database/connect.ts'
import { addJob, type JobHandler, startJobs } from '../platform/jobs/jobs.ts'
import type { Services } from './gateway.ts'
import { providerAccounts } from './payment-ways.ts'
import { foldTeamsJob } from './team-job.ts'

/** The pause between two looks for due withdrawals. */
const WITHDRAWALS_EVERY_MS = 2_000

/**
 * Starts the jobs that work for members: deposits, withdrawals, messages, rewards, and agents' teams.
 * @param all the database over all merchants
 * @returns a function that stops them, after the running one has finished
 */
export function startMemberJobs(services: Services, all: Database): () => Promise<void> {
  const { database, registry, depositWays, payments, metrics, log, settings, texts, vendors } = services
  const merchantOf = async (id: string) => (await registry.liveSite(id))?.merchant
  const withdrawals: JobHandler = {
    kind: 'withdrawals',
    async run() {
      await driveWithdrawals({ ...services, all, merchantOf })
      return { again: new Date(Date.now() + WITHDRAWALS_EVERY_MS) }
    },
  }
  const teams = foldTeamsJob({ database, all, merchantOf })
  const loaded = () => registry.sites.map(({ merchant }) => merchant)
  const settlements = settleJob({
    ...{ database, loaded, log },
    onSettled: (own, merchant) => reportShortfalls(own, texts, merchant),
  })
  // These jobs repeat for ever; whichever gateway is first does each.
  const begin = async () => {
    for (const kind of [
      withdrawals.kind,
      REWARDS_JOB,
      FREE_ROUNDS_JOB,
      RAFFLES_JOB,
      teams.kind,
      settlements.kind,
      CHAT_JOB,
    ])
      await addJob(all, { kind, key: 'all', merchantId: null, dueAt: new Date() })
    await planReconciliation(all)
  }
  begin().catch((error: unknown) => log.error({ err: error }, 'the jobs of members could not be added'))
  return startJobs({
    database: all,
    handlers: [
      depositJob({ database, settings, log, depositWays, merchantOf }),
      withdrawals,
      messageJob(database),
      rewardsJob({ database, all, merchantOf, loaded, log }),
      freeRoundsJob({ database, all, vendors, log }),
      raffleJob({ database, all, merchantOf, loaded, log, settings, texts }),
      teams,
      chatJob(database, loaded),
      settlements,
      ...reconcileJobs({ database, accounts: () => providerAccounts(payments, registry) }),
    ],
    log,
    count: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  })
}

import { PAGES } from '@livery/contract/pages'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger } from 'fastify'
import { applyDepositFact, isDepositFact } from '../../../ledger/payments/deposit-facts.ts'
import { depositOf, endDeposit } from '../../../ledger/payments/deposits.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { JobHandler, JobResult } from '../../../platform/jobs/jobs.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import type { DepositWays } from '../deposit-ways.ts'
import { askProvider } from './ask-provider.ts'

/** The job that asks for a deposit's outcome, and ends the deposit when its time is over. */
export const DEPOSIT_JOB = 'deposit'
export const FIRST_LOOK_MS = 5_000

/** Soon at first, then less and less often: a callback may be lost, and the player waits. */
const PAUSES_S = [10, 15, 30, 60, 120, 300, 900]
/** How long after its end a deposit is still asked for, because money often comes late. */
const GRACE_MS = 24 * 3_600_000

interface LookAfter {
  readonly database: Database
  readonly settings: KeySettings
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly depositWays: DepositWays
  /** Undefined where the merchant is no longer here. */
  readonly merchantOf: (id: string) => Promise<Merchant | undefined>
}

/** Final states, in which the provider is no longer asked. */
const ENDED = new Set(['credited', 'rejected', 'failed', 'cancelled', 'disputed', 'lost'])

export function depositJob({ database: open, settings, log, depositWays, merchantOf }: LookAfter): JobHandler {
  return {
    kind: DEPOSIT_JOB,
    async run(job): Promise<JobResult> {
      const merchant = job.merchantId === null ? undefined : await merchantOf(job.merchantId)
      if (!merchant) return { again: afterSeconds(3_600) }
      const database = open.of(merchant.id)
      // This comes first, so that an unreachable provider keeps no deposit open.
      await endDeposit(database, merchant.id, job.key, { state: 'expired' })
      let row = await depositOf(database, merchant.id, job.key)
      if (!row || ENDED.has(row.state)) return 'done'
      const way = depositWays.find(merchant, row.method)
      if (way) {
        if (row.state === 'created') {
          await askProvider({ database, settings, log }, row, way, {
            merchantName: merchant.name,
            returnUrl: `https://${merchant.domains.main}${PAGES.depositv2.path}?reference=${row.reference}`,
            language: { tag: 'en', dir: 'ltr' },
          })
        }
        const order = { reference: row.reference, channel: way.method.channel, providerOrder: row.provider_order }
        const facts = await way.connection.queryDeposit(order)
        const source = { merchant, connectionId: way.connection.id, raw: null, headers: {} }
        for (const fact of facts ?? []) if (isDepositFact(fact)) await applyDepositFact(database, source, fact)
      }
      row = await depositOf(database, merchant.id, job.key)
      if (!row || ENDED.has(row.state) || Date.now() > row.expires_at.getTime() + GRACE_MS) return 'done'
      return { again: nextLook(row.created_at, row.expires_at) }
    },
  }
}

const afterSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)

/** The pauses grow with the deposit's age; its end is never missed. */
function nextLook(createdAt: Date, expiresAt: Date): Date {
  const age = (Date.now() - createdAt.getTime()) / 1_000
  let sum = 0
  const pause = PAUSES_S.find((seconds) => {
    sum += seconds
    return sum > age
  })
  const next = afterSeconds(pause ?? PAUSES_S.at(-1)!)
  return expiresAt > new Date() && expiresAt < next ? expiresAt : next
}

import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import { periodOf } from '../../../members/history/period.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { PER_MINUTE } from '../limits.ts'
import type { AgentServices } from '../services.ts'
import { agentOf, viewed } from '../viewer.ts'
import { readPartRounds, readParts, readRebates, runBegan } from './read.ts'

/** The rebates of agents, each sum with its parts. */
export function rebateHandlers(services: AgentServices) {
  return bindHandlers(services, {
    agentRebates: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, request } = context
        const agent = await agentOf(context)
        const period = periodOf(request, site.merchant.timeZone)
        const { exponent } = site.merchant.currency
        return { period, ...(await readRebates(services.database, agent, exponent, period, request)) }
      },
    },
    agentRebateParts: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, request } = context
        const agent = await agentOf(context)
        const began = await knownRun(services.database, agent.merchantId, request.run)
        return readParts(services.database, agent, site.merchant.currency.exponent, request.run, began)
      },
    },
    agentRebateRounds: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, account, request } = context
        const agent = await agentOf(context)
        const of = await viewed(services.database, site.merchant, account, request.member)
        const began = await knownRun(services.database, agent.merchantId, request.run)
        return readPartRounds(services.database, agent, of, site.merchant.currency.exponent, began, request)
      },
    },
  })
}

async function knownRun(sql: Sql, merchantId: string, run: string | undefined): Promise<Date | null> {
  const began = await runBegan(sql, merchantId, run)
  if (began === undefined) throw new LiveryError('NOT_FOUND')
  return began
}

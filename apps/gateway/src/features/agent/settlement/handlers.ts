import { LiveryError } from '@livery/contract/errors'
import { fromMinor } from '@livery/locale/amount'
import { bindHandlers } from '../../../calls/handlers.ts'
import { periodOf } from '../../../members/history/period.ts'
import { PER_MINUTE } from '../limits.ts'
import { offeredPlan } from '../plan/plan-of.ts'
import type { AgentServices } from '../services.ts'
import { agentOf, viewed } from '../viewer.ts'
import { payRest } from './pay-rest.ts'
import { readBillLines, readBillsOf } from './read-bills.ts'
import { readLineMembers } from './read-line-members.ts'
import { readLineRounds } from './read-line-rounds.ts'

/** What contracts came to: the bills an agent receives and those the agent pays, each with its parts. */
export function settlementHandlers(services: AgentServices) {
  return bindHandlers(services, {
    agentSettlements: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, request } = context
        offeredPlan(site.merchant, request.kind)
        const agent = await agentOf(context)
        const period = periodOf(request, site.merchant.timeZone)
        return {
          period,
          ...(await readBillsOf(services.database, agent, site.merchant.currency.exponent, period, request)),
        }
      },
    },
    agentSettlement: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        // A bill keeps its holder even when the holder was moved to another team.
        const bill = await readBillLines(context.services.database, await agentOf(context), context.request)
        if (!bill) throw new LiveryError('NOT_FOUND')
        return bill
      },
    },
    agentSettlementMembers: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const found = await readLineMembers(context.services.database, await agentOf(context), context.request)
        if (!found) throw new LiveryError('NOT_FOUND')
        return found
      },
    },
    agentSettlementRounds: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, account, request } = context
        const agent = await agentOf(context)
        const of = await viewed(services.database, site.merchant, account, request.of)
        const found = await readLineRounds(services.database, site.merchant, agent, of, request)
        if (!found) throw new LiveryError('NOT_FOUND')
        return found
      },
    },
    payContract: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, request } = context
        const agent = await agentOf(context)
        // A debt to a holder remains, even when the holder was moved to another team.
        const { amount, rest, exponent } = await services.database.transaction((tx) =>
          payRest(tx, site.merchant, agent.memberId, request.run, request.member),
        )
        return { paid: fromMinor(amount, exponent), rest: fromMinor(rest, exponent) }
      },
    },
  })
}

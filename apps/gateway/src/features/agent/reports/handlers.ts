import { bindHandlers } from '../../../calls/handlers.ts'
import { readRounds } from '../../../members/history/bets.ts'
import { periodOf } from '../../../members/history/period.ts'
import { readTotals } from '../../../members/history/play-sums.ts'
import { foldTeams } from '../../../members/team/fold.ts'
import { readCrumbs } from '../downlines.ts'
import { FOLDED_FIRST, PER_MINUTE } from '../limits.ts'
import type { AgentServices } from '../services.ts'
import { historyOf, viewed } from '../viewer.ts'
import { readMovementsOf, readMovementTotalsOf } from './read-movements.ts'
import { readRevenue, readStatements } from './read-reports.ts'

/** Reports of a team's activity, as sums and as single records. */
export function reportHandlers(services: AgentServices) {
  return bindHandlers(services, {
    agentStatements: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account, request }) => {
        const agent = await viewed(database, merchant, account)
        const of = await viewed(database, merchant, account, request.of)
        const period = periodOf(request, merchant.timeZone)
        await foldTeams(database, merchant, FOLDED_FIRST)
        return { period, ...(await readStatements(database, merchant, agent, of, period, request)) }
      },
    },
    agentBets: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account, request }) => {
        const agent = await viewed(database, merchant, account)
        const of = await viewed(database, merchant, account, request.of)
        const [owner, period] = [historyOf(merchant, of), periodOf(request, merchant.timeZone)]
        return {
          period,
          crumbs: await readCrumbs(database, agent, of),
          totals: request.cursor ? null : await readTotals(database, owner, period, {}),
          ...(await readRounds(database, owner, period, {}, request)),
        }
      },
    },
    agentMovements: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account, request }) => {
        const agent = await viewed(database, merchant, account)
        const of = await viewed(database, merchant, account, request.of)
        const further = new Set((request.also?.split(',') ?? []).filter((id) => id !== of.memberId))
        const members = [of]
        for (const id of further) members.push(await viewed(database, merchant, account, id))
        const period = periodOf(request, merchant.timeZone)
        const sums = request.cursor
          ? null
          : await readMovementTotalsOf(database, merchant, members, period, request.kind)
        return {
          period,
          crumbs: await readCrumbs(database, agent, of),
          accounts: members.map((member) => ({ id: member.memberId, account: member.account })),
          totals: sums?.totals ?? null,
          kinds: sums?.kinds ?? [],
          ...(await readMovementsOf(database, merchant, members, period, request)),
        }
      },
    },
    agentRevenue: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account, request }) => {
        const agent = await viewed(database, merchant, account)
        const period = periodOf(request, merchant.timeZone)
        await foldTeams(database, merchant, FOLDED_FIRST)
        return { period, ...(await readRevenue(database, merchant, agent, period)) }
      },
    },
  })
}

import { fromMinor } from '@livery/locale/amount'
import { shownEntries } from '@livery/merchant/sections/menus/hidden'
import { bindHandlers } from '../../calls/handlers.ts'
import { balanceOf } from '../../members/balance.ts'
import { periodOf } from '../../members/history/period.ts'
import { foldTeams } from '../../members/team/fold.ts'
import { readOverview } from './overview.ts'
import type { AgentServices } from './services.ts'
import { viewed } from './viewer.ts'

/** Of one address: a person who turns pages, or a file being put together, and no more. */
const PER_MINUTE = 120
/** What moved a moment ago is in a report that is asked for now, unless it is more than this. */
const FOLDED_FIRST = 500

export function agentHandlers(services: AgentServices) {
  return bindHandlers(services, {
    agentCentre: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account }) => {
        const agent = await viewed(database, merchant, account)
        return {
          menu: [...shownEntries('agentMenu', merchant.menus.agentMenu, merchant.capabilities)],
          level: agent.level,
          rebate: percentOf(agent.rebateBp),
          balance: await balanceOf(database, merchant, account.memberId),
        }
      },
    },
    agentTeamOverview: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account, request }) => {
        const agent = await viewed(database, merchant, account)
        const period = periodOf(request, merchant.timeZone)
        await foldTeams(database, merchant, FOLDED_FIRST)
        return { period, ...(await readOverview(database, merchant, agent, period)) }
      },
    },
  })
}

/** Hundredths of a percent as the wire has them: "1.5". */
const percentOf = (bp: number): string => String(Number(fromMinor(BigInt(bp), 2)))

import { shownEntries } from '@livery/merchant/sections/menus/hidden'
import { bindHandlers } from '../../calls/handlers.ts'
import { balanceOf } from '../../members/balance.ts'
import { periodOf } from '../../members/history/period.ts'
import { foldTeams } from '../../members/team/fold.ts'
import { contractHandlers } from './contracts/handlers.ts'
import { readCrumbs, readDownline, readDownlines } from './downlines.ts'
import { ACCOUNTS_PER_MINUTE, CODES_PER_MINUTE, FOLDED_FIRST, MESSAGES_PER_MINUTE, PER_MINUTE } from './limits.ts'
import { addLinkHandler, changeLinkHandler, readLinks, removeLinkHandler } from './links.ts'
import { messageDownlineHandler } from './message.ts'
import { openDownlineHandler } from './open-account.ts'
import { readOverview } from './overview.ts'
import { percentOf } from './percent.ts'
import { setRebateHandler } from './rebate.ts'
import { rebateHandlers } from './rebates/handlers.ts'
import { reportHandlers } from './reports/handlers.ts'
import type { AgentServices } from './services.ts'
import { settlementHandlers } from './settlement/handlers.ts'
import { agentOf, viewed } from './viewer.ts'

export function agentHandlers(services: AgentServices) {
  return {
    ...reportHandlers(services),
    ...rebateHandlers(services),
    ...contractHandlers(services),
    ...settlementHandlers(services),
    ...bindHandlers(services, {
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
      agentDownlines: {
        perMinute: PER_MINUTE,
        handle: async ({ services: { database }, site: { merchant }, account, request }) => {
          const agent = await viewed(database, merchant, account)
          const of = await viewed(database, merchant, account, request.of)
          return {
            crumbs: await readCrumbs(database, agent, of),
            rebateMost: percentOf(agent.rebateBp),
            of: await readDownline(database, merchant, agent, of),
            ...(await readDownlines(database, merchant, agent, of, request)),
          }
        },
      },
      agentLinks: {
        perMinute: PER_MINUTE,
        handle: async (context) => {
          const { services, site } = context
          const agent = await agentOf(context)
          return {
            rebateMost: percentOf(agent.rebateBp),
            links: await readLinks(services.database, site.merchant, agent),
          }
        },
      },
      addAgentLink: { perMinute: CODES_PER_MINUTE, handle: addLinkHandler },
      changeAgentLink: { perMinute: PER_MINUTE, handle: changeLinkHandler },
      removeAgentLink: { perMinute: PER_MINUTE, handle: removeLinkHandler },
      openDownline: { perMinute: ACCOUNTS_PER_MINUTE, handle: openDownlineHandler },
      messageDownline: { perMinute: MESSAGES_PER_MINUTE, handle: messageDownlineHandler },
      setDownlineRebate: { perMinute: PER_MINUTE, handle: setRebateHandler },
    }),
  }
}

import type { ContractGameType, ContractKind } from '@livery/contract/agent/contract-words'
import { LiveryError } from '@livery/contract/errors'
import { bindHandlers } from '../../../calls/handlers.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { text } from '../../../platform/database/row.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { PER_MINUTE } from '../limits.ts'
import { offeredKinds, offeredPlan } from '../plan/plan-of.ts'
import type { AgentServices } from '../services.ts'
import { agentOf, viewed } from '../viewer.ts'
import { answer, askEnd, beginsAt, offer, withdraw } from './change.ts'
import { readConsolidated } from './consolidated.ts'
import { readBelow, readHeld, readHistory } from './read.ts'

type Status = 'A' | 'R' | 'C'

/** Contracts between an agent and those right below: offered, answered, ended, and what became of them. */
export function contractHandlers(services: AgentServices) {
  return bindHandlers(services, {
    getConsolidated: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site: { merchant }, account }) =>
        readConsolidated(database, merchant.id, account.memberId, account.isTrial ? [] : offeredKinds(merchant)),
    },
    agentContracts: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, request } = context
        const plan = offeredPlan(site.merchant, request.kind)
        const agent = await agentOf(context)
        if (request.member !== undefined)
          await viewed(services.database, site.merchant, context.account, request.member)
        const held = (await readHeld(services.database, agent.merchantId, agent.memberId)).filter(
          ({ kind, state, since, until, payer }) =>
            kind === request.kind && since && !until && (state === 'A' || state === 'V') && payer === agent.uplineId,
        )
        const own = agent.uplineId === null ? plan.top : held
        return {
          own: own.map(({ gameType, rateType, tiers }) => ({ gameType, rateType, tiers: [...tiers] })),
          payer: held[0]?.payerAccount ?? null,
          tiersMost: plan.tiersMost,
          rateMost: plan.rateMost,
          begins: beginsAt(plan).toISOString(),
          ...(await readBelow(services.database, agent, request)),
        }
      },
    },
    offerContract: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, site, account, request } = context
        const agent = await agentOf(context)
        const of = await viewed(services.database, site.merchant, account, request.member)
        if (of.uplineId !== agent.memberId) throw new LiveryError('NOT_FOUND')
        const { kind, gameType, rateType, tiers } = request
        const id = await services.database.transaction((tx) =>
          offer(tx, site.merchant, agent, { kind, gameType, rateType, tiers, holderId: of.memberId }),
        )
        return { id }
      },
    },
    withdrawContract: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const agent = await agentOf(context)
        await context.services.database.transaction((tx) =>
          withdraw(tx, context.site.merchant, agent, context.request.contract),
        )
        return {}
      },
    },
    endContract: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const agent = await agentOf(context)
        await context.services.database.transaction((tx) =>
          askEnd(tx, context.site.merchant, agent, context.request.contract),
        )
        return {}
      },
    },
    answerDividendContract: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        const { services, account, request } = context
        const id = await pendingContractOf(services, account, 'dividend', request)
        return answerOf(context, id, request.status)
      },
    },
    answerDailyContract: {
      perMinute: PER_MINUTE,
      handle: (context) => answerOf(context, context.request.id, context.request.status),
    },
    answerHourlyContract: {
      perMinute: PER_MINUTE,
      handle: (context) => answerOf(context, context.request.contractId, context.request.status),
    },
    answerRealtimeContract: {
      perMinute: PER_MINUTE,
      handle: (context) => answerOf(context, context.request.contractId, context.request.status),
    },
    contractHistory: {
      perMinute: PER_MINUTE,
      handle: async (context) => {
        offeredPlan(context.site.merchant, context.request.kind)
        return readHistory(context.services.database, await agentOf(context), context.request)
      },
    },
  })
}

interface Answering {
  readonly services: AgentServices
  readonly site: Pick<Site, 'merchant'>
  readonly account: Account
}

async function answerOf({ services, site, account }: Answering, id: string, status: Status) {
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  await services.database.transaction((tx) => answer(tx, site.merchant, account.memberId, id, status))
  return {}
}

/** The contract of a game type that its holder has to answer: the named one, else an offer, else a requested end. */
async function pendingContractOf(
  { database }: AgentServices,
  { merchantId, memberId }: Account,
  kind: ContractKind,
  { type, contract }: { readonly type: ContractGameType; readonly contract?: string },
): Promise<string> {
  const row = await database.row(
    { id: text },
    `select id::text as id from contract
      where merchant_id = $1 and holder_id = $2::bigint and kind = $3 and game_type = $4
        and (state in ('P', 'E') or (state = 'V' and until is null)) and ($5::bigint is null or id = $5::bigint)
      order by state in ('P', 'E') desc limit 1`,
    [merchantId, memberId, kind, type, contract ?? null],
  )
  if (!row) throw new LiveryError('NOT_FOUND')
  return row.id
}

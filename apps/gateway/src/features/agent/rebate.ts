import type { setDownlineRebate } from '@livery/contract/agent/downlines'
import { LiveryError } from '@livery/contract/errors'
import { oneOf } from '../../platform/database/row.ts'
import { readDownline } from './downlines.ts'
import { rebateBpOf, rebateRefused } from './percent.ts'
import type { AgentHandler } from './services.ts'
import { tellOwnDevices } from './tell.ts'
import { agentOf, viewed } from './viewer.ts'

const SET = { status: oneOf(['OK', 'NOT_FOUND', 'REBATE_LIMITS']) }

/** Changes the rebate of a direct downline: at most the agent’s own, at least the highest one given on. */
export const setRebateHandler: AgentHandler<typeof setDownlineRebate> = async (context) => {
  const { services, site, account, request } = context
  const agent = await agentOf(context)
  const of = await viewed(services.database, site.merchant, account, request.member)
  const { rebateLeast } = await readDownline(services.database, site.merchant, agent, of)
  const leastBp = rebateBpOf(rebateLeast, 10_000)
  const rebateBp = rebateBpOf(request.rebate, agent.rebateBp, leastBp)
  const row = await services.database.transaction(async (tx) => {
    const ids = [agent.merchantId, agent.memberId, of.memberId]
    const set = await tx.row(SET, 'select team_set_rebate($1, $2::bigint, $3::bigint, $4::int) as status', [
      ...ids,
      rebateBp,
    ])
    if (set!.status === 'OK') await tellOwnDevices(tx, agent.merchantId, agent.memberId)
    return set
  })
  if (row!.status === 'NOT_FOUND') throw new LiveryError('NOT_FOUND')
  // Somebody above or below changed their rebate in between.
  if (row!.status === 'REBATE_LIMITS') throw rebateRefused(agent.rebateBp, leastBp)
  return {}
}

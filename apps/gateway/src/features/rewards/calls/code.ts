import type { enterCode as codeCall } from '@livery/contract/rewards/rewards'
import { claimReward, tellRewards } from '../../../ledger/rewards/rewards.ts'
import { text } from '../../../platform/database/row.ts'
import { readDecisions } from '../judging/decisions.ts'
import { judgeFacts } from '../judging/judge-facts.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

/** Judges a code at once, since its member waits for the answer. */
export const codeHandler: RewardHandler<typeof codeCall> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const { memberId } = rewardedMember(context)
  const key = request.code.toLowerCase()
  const isKnown = merchant.programmes?.some(({ trigger }) => trigger.codes?.some((code) => code.toLowerCase() === key))
  if (!isKnown) return { status: 'refused', reason: 'code' }
  const fact = { memberId, kind: 'code', key, atMs: Date.now(), code: key } as const
  const decisions = await services.database.transaction(async (tx) => {
    const before = await readDecisions(tx, merchant.id, [fact])
    // A code that could not be judged the first time may be tried again.
    if ([...before.values()].flat().every(({ outcome }) => outcome !== 'given')) {
      await tx.run(`delete from reward_fact where merchant_id = $1 and member_id = $2 and kind = 'code' and key = $3`, [
        merchant.id,
        memberId,
        key,
      ])
      await judgeFacts(tx, merchant, [fact], Date.now())
      await tellRewards(tx, merchant.id, [memberId])
      tx.notify('events')
      return [...(await readDecisions(tx, merchant.id, [fact])).values()].flat()
    }
    return [...before.values()]
      .flat()
      .map((decision) => ({ ...decision, outcome: 'refused', reason: 'already' }) as const)
  })
  const given = decisions.some(({ outcome }) => outcome === 'given')
  if (given) {
    const ready = await services.database.rows(
      { id: text },
      `select id from reward where merchant_id = $1 and member_id = $2 and fact_kind = 'code' and state = 'issued' and is_auto`,
      [merchant.id, memberId],
    )
    for (const { id } of ready) await claimReward(services.database, merchant.id, null, id)
    return { status: 'given', reason: null }
  }
  return { status: 'refused', reason: decisions.find(({ reason }) => reason !== 'code')?.reason ?? 'code' }
}

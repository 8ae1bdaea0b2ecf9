import { LiveryError } from '@livery/contract/errors'
import type { joinProgramme as joinCall } from '@livery/contract/rewards/rewards'
import type { Merchant } from '@livery/merchant/merchant'
import { stripBidi } from '@livery/rules/strip-bidi'
import type { Database } from '../../../platform/database/connect.ts'
import { instant, text } from '../../../platform/database/row.ts'
import { inputsOf } from '../judging/decisions.ts'
import { readFacts } from '../judging/facts.ts'
import { issueGift } from '../judging/issue.ts'
import { readMembers } from '../judging/members.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'
import { factOf, judge, judgedAt } from '../rules/judge.ts'
import { localMoment } from '../rules/moments.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

export const joinHandler: RewardHandler<typeof joinCall> = async (context) => {
  const { services, site, request } = context
  const { memberId } = rewardedMember(context)
  const programme = programmesOf(site.merchant).find(({ id }) => id === request.id)
  if (!programme?.stated.join) throw new LiveryError('NOT_FOUND')
  const now = Date.now()
  if (now >= programme.untilMs) return { status: 'refused', reason: 'late' }
  if (programme.stated.join === 'join') {
    await services.database.run(
      'insert into reward_join (merchant_id, member_id, programme_id) values ($1, $2, $3) on conflict do nothing',
      [site.merchant.id, memberId, programme.id],
    )
    return { status: 'joined', reason: null }
  }
  const comment = stripBidi(request.comment ?? '').trim() || null
  if (programme.stated.comment === 'required' && comment === null) return { status: 'refused', reason: 'comment' }
  const reason = await apply(services.database, site.merchant, programme, memberId, comment)
  return reason === null ? { status: 'applying', reason } : { status: 'refused', reason }
}

/** The latest facts that may entitle a member to apply. */
const LOOKED_AT = 50

/** A fact entitles from the moment it is noted: who applies right after registering comes before it is judged. */
const latestIn = (table: 'reward_fact' | 'reward_due') =>
  `(select kind, key, at from ${table} where merchant_id = $1 and member_id = $2 and kind = $3 order by at desc limit ${LOOKED_AT})`

/** Applies by the latest fact that entitles to it; answers why there is none. */
async function apply(
  database: Database,
  merchant: Merchant,
  programme: Programme,
  memberId: string,
  comment: string | null,
): Promise<string | null> {
  return database.transaction(async (tx) => {
    const member = (await readMembers(tx, merchant.id, [memberId])).get(memberId)
    if (!member) return 'notApplied'
    const rows = await tx.rows(
      { kind: text, key: text, at: instant },
      `select kind, key, max(at) as at from (${latestIn('reward_fact')} union all ${latestIn('reward_due')}) f
        group by kind, key order by max(at) desc limit ${LOOKED_AT}`,
      [merchant.id, memberId, factOf(programme)],
    )
    const due = rows.map(({ at, ...fact }) => ({ ...fact, memberId, atMs: at.getTime() }))
    let reason = 'nothing'
    for (const fact of (await readFacts(tx, merchant, due)).toReversed()) {
      const judgement = judge(programme, fact, member, localMoment(judgedAt(programme, fact), merchant.timeZone))
      if (judgement.outcome === 'refused') reason = judgement.reason
      if (judgement.outcome !== 'given') continue
      const { period: source, amountMinor, turnoverMinor } = judgement
      const of = { factKind: fact.kind, factKey: fact.key, atMs: fact.atMs, inputs: inputsOf(fact) }
      const gift = { memberId, programme, source, amountMinor, turnoverMinor, comment, ...of }
      const issued = await issueGift(tx, merchant, gift, member, Date.now())
      if (issued === 'OK') return null
      reason = issued.toLowerCase()
    }
    return reason
  })
}

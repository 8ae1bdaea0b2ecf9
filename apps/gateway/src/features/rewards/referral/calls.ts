import { LiveryError } from '@livery/contract/errors'
import type { enterReferral as enterCall, referral as referralCall } from '@livery/contract/rewards/referral'
import { REFERRAL_DAYS } from '@livery/contract/rewards/words'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { masked } from '../../../members/masked.ts'
import { bindReferral, ownCode } from '../../../members/team/referrals.ts'
import { bigint, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { FRIENDS } from '../judging/invitations.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { rewardsForFriends } from './rewards-for-friends.ts'

const DAY_MS = 86_400_000

export const referralHandler: RewardHandler<typeof referralCall> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const { database } = services
  const { memberId, vipLevel, kind } = rewardedMember(context)
  // Agents are paid by contracts for members who join with their codes.
  const isOn = merchant.capabilities.REFERRAL && kind === 0
  const { invitedBy, enterUntil } = await standing(database, merchant.id, memberId)
  const { received, ready } = await sums(database, merchant, memberId)
  return {
    code: isOn ? await ownCode(database, merchant.id, memberId) : null,
    rewards: isOn ? await rewardsForFriends(database, merchant, { memberId, level: vipLevel }, request.language) : [],
    friends: await database.rows(
      { tier: integer, count: integer },
      `select tier, count(*)::int as count from ${FRIENDS} group by tier order by tier`,
      [merchant.id, memberId],
    ),
    received,
    ready,
    invitedBy,
    enterUntil: isOn ? enterUntil : null,
  }
}

/** A member who enters an inviter learns at once why it is refused; programmes judge it at the next run. */
export const enterReferralHandler: RewardHandler<typeof enterCall> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  if (!merchant.capabilities.REFERRAL) throw new LiveryError('NOT_FOUND')
  const { memberId } = rewardedMember(context)
  const bound = await services.database.transaction((tx) =>
    bindReferral(tx, merchant.id, memberId, request.code, REFERRAL_DAYS),
  )
  if (bound === 'OK') return { status: 'kept', reason: null }
  const reason = {
    HOUSEHOLD: 'household',
    UNKNOWN: 'code',
    OWN: 'own',
    CIRCLE: 'circle',
    ALREADY: 'invited',
    LATE: 'old',
  }
  return { status: 'refused', reason: reason[bound] }
}

async function standing(sql: Sql, merchantId: string, memberId: string) {
  const row = await sql.row(
    { createdAt: instant, referrer: nullable(text) },
    `select m.created_at as "createdAt", r.nickname as referrer
       from member m left join referral f on f.merchant_id = $1 and f.member_id = m.id
       left join member r on r.merchant_id = $1 and r.id = f.referrer_id
      where m.merchant_id = $1 and m.id = $2::bigint`,
    [merchantId, memberId],
  )
  const until = (row?.createdAt.getTime() ?? 0) + REFERRAL_DAYS * DAY_MS
  const mayEnter = row?.referrer === null && until > Date.now()
  return {
    invitedBy: row?.referrer ? masked(row.referrer) : null,
    enterUntil: mayEnter ? new Date(until).toISOString() : null,
  }
}

/** Rewards for friends in the member's currency: those received, and those that wait for a claim. */
async function sums(sql: Sql, { id, currency }: Merchant, memberId: string) {
  const row = await sql.row(
    { received: bigint, ready: bigint },
    `select coalesce(sum(amount_minor) filter (where state = 'claimed'), 0)::bigint::text as received,
            coalesce(sum(amount_minor) filter (where state = 'issued' and not is_auto and expires_at > clock_timestamp()), 0)::bigint::text as ready
       from reward where member_id = $2 and merchant_id = $1 and fact_kind = 'referral' and currency = $3`,
    [id, memberId, currency.code],
  )
  return { received: fromMinor(row!.received, currency.exponent), ready: fromMinor(row!.ready, currency.exponent) }
}

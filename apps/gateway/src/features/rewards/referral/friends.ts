import type { Friend, referralFriends as friendsCall } from '@livery/contract/rewards/referral'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { masked } from '../../../members/masked.ts'
import { bigint, boolean, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import { FRIENDS } from '../judging/invitations.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

const PAGE_SIZE = 20
/** The moment in microseconds since 1970 and the number of the last friend shown. */
const FriendPlace = Type.Tuple([Type.String({ pattern: '^\\d{1,18}$' }), Type.String({ pattern: '^\\d{1,18}$' })])

export const friendsHandler: RewardHandler<typeof friendsCall> = async (context) => {
  const { services, site, request } = context
  const { id: merchantId, currency, timeZone } = site.merchant
  const { memberId } = rewardedMember(context)
  const { cursor, pageSize = PAGE_SIZE, tier = null } = request
  const [micros, last] = cursor === undefined ? [null, null] : fromWord(FriendPlace, cursor)
  const rows = await services.database.rows(
    {
      id: text,
      micros: text,
      turn: integer,
      name: text,
      tier: integer,
      at: instant,
      refused: nullable(text),
      depositMinor: bigint,
      turnoverMinor: bigint,
      receivedMinor: bigint,
      isRewarded: boolean,
    },
    `with page as (
       select b.*, (extract(epoch from b.at) * 1000000)::bigint as micros
         from (select *, row_number() over (partition by at order by member_id)::int as turn from ${FRIENDS}) b
        where ($3::int is null or b.tier = $3)
          and ($4::bigint is null or ((extract(epoch from b.at) * 1000000)::bigint, b.member_id) < ($4::bigint, $5::bigint))
        order by b.at desc, b.member_id desc limit $6)
     select p.member_id::text as id, p.micros::text, p.turn, m.nickname as name, p.tier, p.at, p.refused,
            coalesce(v.deposits, 0)::bigint::text as "depositMinor", coalesce(v.turnover, 0)::bigint::text as "turnoverMinor",
            coalesce(r.received, 0)::bigint::text as "receivedMinor", coalesce(r.count, 0) > 0 as "isRewarded"
       from page p join member m on m.merchant_id = $1 and m.id = p.member_id
      cross join lateral (
        select sum(deposit_minor) as deposits, sum(turnover_minor) as turnover from vip_day
         where member_id = p.member_id and merchant_id = $1 and day >= (p.at at time zone $7)::date) v
      cross join lateral (
        select count(*) as count, sum(amount_minor) filter (where state = 'claimed' and currency = $8) as received
          from reward where fact_key = p.member_id::text and member_id = $2 and merchant_id = $1 and fact_kind = 'referral'
           and state in ('applying', 'issued', 'claimed')) r
      order by p.at desc, p.member_id desc`,
    [merchantId, memberId, tier, micros, last, pageSize + 1, timeZone, currency.code],
  )
  const shown = rows.slice(0, pageSize)
  const end = shown.at(-1)
  const amount = (minor: bigint) => fromMinor(minor, currency.exponent)
  return {
    friends: shown.map(
      (row): Friend => ({
        // An account's number is known to its holder only, so friends are identified by the microsecond; several may
        // share one.
        id: `${row.micros}-${row.turn}`,
        name: masked(row.name),
        tier: row.tier,
        joinedAt: row.at.toISOString(),
        deposits: amount(row.depositMinor),
        turnover: amount(row.turnoverMinor),
        received: amount(row.receivedMinor),
        state: stateOf(row),
        reason: row.refused,
      }),
    ),
    next: rows.length > pageSize && end ? toWord([end.micros, end.id]) : null,
  }
}

function stateOf(row: {
  readonly refused: string | null
  readonly isRewarded: boolean
  readonly depositMinor: bigint
  readonly turnoverMinor: bigint
}): Friend['state'] {
  if (row.refused !== null) return 'refused'
  if (row.isRewarded) return 'rewarded'
  return row.depositMinor + row.turnoverMinor > 0n ? 'active' : 'joined'
}

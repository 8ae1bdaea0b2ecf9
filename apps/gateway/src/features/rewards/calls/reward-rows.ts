import { REWARD_KINDS, REWARD_STATES } from '@livery/contract/rewards/words'
import { bigint, instant, integer, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

const ROW = {
  id: text,
  programmeId: text,
  source: text,
  kind: oneOf(REWARD_KINDS),
  exponent: integer,
  amountMinor: bigint,
  turnoverMinor: bigint,
  state: oneOf(REWARD_STATES),
  reason: nullable(text),
  madeAt: instant,
  expiresAt: instant,
  endedAt: nullable(instant),
}
export type RewardRow = Awaited<ReturnType<typeof rewardRows>>[number]

/** The member's rewards of a year, the latest first. */
export async function rewardRows(sql: Sql, merchantId: string, memberId: string) {
  return sql.rows(
    ROW,
    `select id, programme_id as "programmeId", source, kind, exponent, amount_minor::text as "amountMinor",
            turnover_minor::text as "turnoverMinor", state, reason, made_at as "madeAt", expires_at as "expiresAt",
            ended_at as "endedAt"
       from reward where member_id = $2 and merchant_id = $1 and made_at > now() - interval '366 days'
      order by made_at desc, id limit 400`,
    [merchantId, memberId],
  )
}

import Type from 'typebox'
import { bigint, instant, integer, json, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const REWARD = {
  id: text,
  merchant_id: text,
  member_id: text,
  account: text,
  programme_id: text,
  version: text,
  kind: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  turnover_minor: bigint,
  state: text,
  reason: nullable(text),
  comment: nullable(text),
  fact: text,
  inputs: json(Type.Record(Type.String(), Type.Unknown())),
  decided_by: nullable(text),
  made_at: instant,
  expires_at: instant,
  place: text,
}
/** A reward that a person has to decide on, or has decided on. */
export type RewardRow = RowOf<typeof REWARD>
const COLUMNS = `r.id, r.merchant_id, r.member_id::text, m.account, r.programme_id, r.version, r.kind, r.currency, r.exponent,
  r.amount_minor::text, r.turnover_minor::text, r.state, r.reason, r.comment, r.fact_kind || ' ' || r.fact_key as fact,
  r.inputs, r.decided_by, r.made_at, r.expires_at, r.made_at::text as place`

const CORRECTION = {
  reward_id: text,
  turn: integer,
  merchant_id: text,
  member_id: text,
  account: text,
  programme_id: text,
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  missing_minor: bigint,
  reason: text,
  opened_at: instant,
  closed_by: nullable(text),
  place: text,
}
/** A reward that was undone and could not be taken back completely. */
export type CorrectionRow = RowOf<typeof CORRECTION>
const OF_CORRECTIONS = `c.reward_id, c.turn, c.merchant_id, c.member_id::text, m.account, r.programme_id, r.currency, r.exponent,
  c.amount_minor::text, (c.amount_minor - coalesce(c.taken_minor, 0))::text as missing_minor, c.reason, c.opened_at, c.closed_by,
  c.opened_at::text as place`

/** Undecided applications, the oldest first. */
export async function applications(sql: Sql, selection: Selection): Promise<readonly RewardRow[]> {
  return sql.rows(
    REWARD,
    `select ${COLUMNS} from reward r join member m on m.merchant_id = r.merchant_id and m.id = r.member_id
      where r.state = 'applying' and (r.made_at, r.id) > ($1::timestamptz, $2)${ofMerchant(selection, 'r.merchant_id', 4)}
      order by r.made_at, r.id limit $3`,
    [selection.after.at, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

/** Corrections with an amount still missing, the oldest first. */
export async function corrections(sql: Sql, selection: Selection): Promise<readonly CorrectionRow[]> {
  return sql.rows(
    CORRECTION,
    `select ${OF_CORRECTIONS} from reward_correction c join reward r on r.id = c.reward_id
       join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.closed_at is null and c.taken_minor is not null
        and (c.opened_at, c.reward_id) > ($1::timestamptz, $2)${ofMerchant(selection, 'c.merchant_id', 4)}
      order by c.opened_at, c.reward_id limit $3`,
    [selection.after.at, selection.after.name, selection.limit, ...merchantValue(selection)],
  )
}

export async function rewardOf(sql: Sql, id: string): Promise<RewardRow | null> {
  return sql.row(
    REWARD,
    `select ${COLUMNS} from reward r join member m on m.merchant_id = r.merchant_id and m.id = r.member_id where r.id = $1`,
    [id],
  )
}

/** Every correction of a reward, the latest first. */
export async function correctionsOf(sql: Sql, id: string): Promise<readonly CorrectionRow[]> {
  return sql.rows(
    CORRECTION,
    `select ${OF_CORRECTIONS} from reward_correction c join reward r on r.id = c.reward_id
       join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.reward_id = $1 order by c.turn desc`,
    [id],
  )
}

/** How many rewards a player got from a programme before. */
export async function earlierOf(
  sql: Sql,
  of: { readonly merchantId: string; readonly memberId: string; readonly programmeId: string; readonly id: string },
): Promise<number> {
  const row = await sql.row(
    { count: integer },
    `select count(*)::int as count from reward
      where member_id = $2 and merchant_id = $1 and programme_id = $3 and id <> $4 and state in ('issued', 'claimed')`,
    [of.merchantId, of.memberId, of.programmeId, of.id],
  )
  return row!.count
}

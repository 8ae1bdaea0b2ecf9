import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from '../../../platform/database/connect.ts'
import { bigint, boolean, integer, json, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { publishEvent } from '../../../platform/events/publish.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { ReadMember } from './days.ts'
import { levelOf, thresholdsOf, thresholdsThen, VipPlan, type VipSums, vipPlanOf } from './levels.ts'

const PLAN = nullable(json(VipPlan))
/** Members reviewed in one transaction. */
const REVIEWED = 500

interface Standing extends VipSums {
  readonly memberId: string
  readonly level: number
  /** The rise to the present level, and the sums of the counted days up to it; null without one. */
  readonly riseId: string | null
  readonly riseTurnoverMinor: bigint
  readonly riseDepositMinor: bigint
  /** The thresholds at that rise. */
  readonly risePlan: VipPlan | null
}

/**
 * Moves members up who have reached a level, and down whose latest rise was based on facts undone since. Changed rules
 * undo nothing: rises are checked again only where the sum of a day became less. Then all rises based on that day are
 * compared with the thresholds of their time.
 */
export async function moveLevels(sql: Sql, merchant: Merchant, members: readonly ReadMember[]): Promise<void> {
  if (!merchant.vip || members.length === 0) return
  const thresholds = thresholdsOf(merchant)
  const sunkOf = new Map(members.map(({ memberId, sunk }) => [memberId, sunk]))
  for (const one of await standings(sql, merchant, [...sunkOf.keys()])) {
    const target = levelOf(thresholds, one)
    if (target > one.level) await move(sql, merchant, one, target, 'reached')
    const sunk = sunkOf.get(one.memberId)!
    if (sunk.length === 0) continue
    await recheckRises(sql, merchant, one.memberId, sunk, target)
    if (target >= one.level || one.riseId === null) continue
    const sums = { turnoverMinor: one.riseTurnoverMinor, depositMinor: one.riseDepositMinor }
    const held = levelOf(thresholdsThen(one.risePlan, thresholds), sums)
    if (held < one.level) await move(sql, merchant, one, Math.max(target, held), 'undone')
  }
}

/**
 * Checks the rises again that are based on days with smaller sums, and records each level that no longer holds as a
 * fact.
 */
async function recheckRises(
  sql: Sql,
  merchant: Merchant,
  memberId: string,
  sunk: readonly string[],
  target: number,
): Promise<void> {
  const rises = await sql.rows(
    { id: text, heldLevel: integer, turnoverMinor: bigint, depositMinor: bigint, plan: PLAN },
    `select c.id::text as id, c.held_level as "heldLevel", s.turnover as "turnoverMinor", s.deposits as "depositMinor", c.plan
       from (select v.id, v.member_id, v.merchant_id, v.held_level, (v.at at time zone $3)::date as day, p.plan,
                    coalesce((p.plan ->> 'days')::int, $4::int) as days
               from vip_change v left join vip_plan p on p.merchant_id = v.merchant_id and p.version = v.plan
              where v.member_id = $2 and v.merchant_id = $1 and v.reason = 'reached' and v.held_level > $6::int) c
       join member m on m.id = c.member_id and m.merchant_id = c.merchant_id
      cross join lateral ${sumsUntil('c.day', 'c.days')} s
      where exists (select from unnest($5::date[]) d where d <= c.day and d > c.day - c.days)`,
    [merchant.id, memberId, merchant.timeZone, merchant.vip!.days, sunk, target],
  )
  for (const { id, heldLevel, plan, ...sums } of rises) {
    const held = Math.max(target, levelOf(thresholdsThen(plan, thresholdsOf(merchant)), sums))
    if (held >= heldLevel) continue
    await sql.run('update vip_change set held_level = $2 where id = $1', [id, held])
    await noteLevels(sql, merchant.id, memberId, held, heldLevel)
  }
}

/**
 * Runs once a day by the merchant's clock: a member with less than a part of the level's threshold moves to the level
 * that is reached. A page of members is one transaction; a review that was interrupted begins again, which moves nobody
 * twice.
 */
export async function reviewLevels(database: Database, merchant: Merchant, pageSize = REVIEWED): Promise<void> {
  const { vip, id, timeZone } = merchant
  if (!vip) return
  const today = await database.row(
    { day: text, isDone: boolean },
    `select d.day::text as day, exists (select from vip_review v where v.merchant_id = $1 and v.day = d.day) as "isDone"
       from (select (now() at time zone $2)::date as day) d`,
    [id, timeZone],
  )
  if (today!.isDone) return
  let after: string | undefined = '0'
  while (after !== undefined) {
    const from: string = after
    after = await database.transaction((tx) => reviewPage(tx, merchant, vip.keepPercent, from, pageSize))
  }
  await database.run('insert into vip_review (merchant_id, day) values ($1, $2) on conflict do nothing', [
    id,
    today!.day,
  ])
}

/** Reviews the members after one; answers the last one where more may follow. */
async function reviewPage(sql: Sql, merchant: Merchant, keepPercent: number, after: string, limit: number) {
  await oneAtATime(sql, merchant.id)
  const levelled = await sql.rows(
    { id: text },
    `select id::text as id from member m where merchant_id = $1 and vip_level > 0 and m.id > $2::bigint
      order by m.id limit $3`,
    [merchant.id, after, limit],
  )
  const thresholds = thresholdsOf(merchant)
  const ids = levelled.map((row) => row.id)
  for (const one of ids.length > 0 ? await standings(sql, merchant, ids) : []) {
    const retained = Math.min(one.level, levelOf(thresholds, one, keepPercent))
    const target = Math.max(retained, levelOf(thresholds, one))
    if (target < one.level) await move(sql, merchant, one, target, 'review')
  }
  return ids.length < limit ? undefined : ids.at(-1)
}

/** The stakes and deposits of member m in the counted days up to a day. */
const sumsUntil = (day: string, days = '$4::int') => `(
  select coalesce(sum(turnover_minor), 0)::text as turnover, coalesce(sum(deposit_minor), 0)::text as deposits
    from vip_day d where d.member_id = m.id and d.merchant_id = m.merchant_id and d.day <= ${day} and d.day > ${day} - ${days})`

/** The members' levels with the sums they are based on. */
async function standings(sql: Sql, merchant: Merchant, memberIds: readonly string[]): Promise<readonly Standing[]> {
  return sql.rows(
    {
      memberId: text,
      level: integer,
      turnoverMinor: bigint,
      depositMinor: bigint,
      riseId: nullable(text),
      riseTurnoverMinor: bigint,
      riseDepositMinor: bigint,
      risePlan: PLAN,
    },
    `select m.id::text as "memberId", m.vip_level as level, s.turnover as "turnoverMinor", s.deposits as "depositMinor",
            c.id::text as "riseId", r.turnover as "riseTurnoverMinor", r.deposits as "riseDepositMinor", c.plan as "risePlan"
       from member m
       left join lateral (
         select v.id, (v.at at time zone $3)::date as day, p.plan, (p.plan ->> 'days')::int as days
           from vip_change v left join vip_plan p on p.merchant_id = v.merchant_id and p.version = v.plan
          where v.member_id = m.id and v.merchant_id = m.merchant_id and v.reason = 'reached' and v.to_level >= m.vip_level
          order by v.at desc, v.id desc limit 1) c on true
      cross join lateral ${sumsUntil('(now() at time zone $3)::date')} s
      cross join lateral ${sumsUntil('coalesce(c.day, (now() at time zone $3)::date)', 'coalesce(c.days, $4::int)')} r
      where m.merchant_id = $1 and m.id = any ($2::bigint[]) order by m.id`,
    [merchant.id, memberIds, merchant.timeZone, merchant.vip!.days],
  )
}

/**
 * Moves a member, notifies the open pages, and records each level reached, or lost because of an undone fact, as a
 * fact.
 */
async function move(
  sql: Sql,
  merchant: Merchant,
  { memberId, level, turnoverMinor, depositMinor }: Standing,
  target: number,
  reason: 'reached' | 'review' | 'undone',
): Promise<void> {
  const { id: merchantId } = merchant
  const plan = reason === 'reached' ? await storePlan(sql, merchant) : null
  await sql.run('update member set vip_level = $3 where merchant_id = $1 and id = $2', [merchantId, memberId, target])
  await sql.run(
    `insert into vip_change (merchant_id, member_id, from_level, to_level, held_level, reason, turnover_minor, deposit_minor, plan)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [merchantId, memberId, level, target, reason, turnoverMinor, depositMinor, plan],
  )
  if (reason !== 'review') {
    const [low, high] = [Math.min(level, target), Math.max(level, target)]
    await noteLevels(sql, merchantId, memberId, low, high)
  }
  const at = new Date().toISOString()
  await publishEvent(sql, { merchantId, memberId }, { kind: 'level', level: target, at })
}

/** Stores the present thresholds; answers their version. */
async function storePlan(sql: Sql, merchant: Merchant): Promise<string> {
  const { version, plan } = vipPlanOf(merchant)
  await sql.run('insert into vip_plan (merchant_id, version, plan) values ($1, $2, $3) on conflict do nothing', [
    merchant.id,
    version,
    JSON.stringify(plan),
  ])
  return version
}

/** Records the levels above one up to another as facts, where programmes use levels. */
async function noteLevels(sql: Sql, merchantId: string, memberId: string, low: number, high: number): Promise<void> {
  await sql.run(
    `select reward_note($1, $2::bigint, 'level', e::text) from generate_series($3::int + 1, $4::int) e
      where exists (select from reward_listener where merchant_id = $1 and kind = 'level')`,
    [merchantId, memberId, low, high],
  )
}

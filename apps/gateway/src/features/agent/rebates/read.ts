import type { Period } from '@livery/contract/account/history/period'
import type { RebatePart, RebatePay, RebateRound } from '@livery/contract/agent/rebates'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { shownAccount } from '../../../ledger/member-transfers/shown-account.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { bigint, boolean, instant, integer, nullable, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { isBelow } from '../is-below.ts'
import { percentOf } from '../percent.ts'
import type { Viewed } from '../viewer.ts'

const PAGE_SIZE = 20
/** How many of the players are named. */
const PARTS = 200
const Place = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) })

/** Rates have two decimals of a percent, so what is earned has four more than the currency. */
export const finer = (micro: bigint, exponent: number): string => fromMinor(micro / 100n, exponent + 4)

const PAY = {
  run: text,
  key: text,
  from: instant,
  to: instant,
  turnover: bigint,
  earned: bigint,
  carriedIn: bigint,
  carriedOut: bigint,
  paid: bigint,
  paidAt: nullable(instant),
}

/** The rebates of an agent in a period's runs, the latest first. */
export async function readRebates(
  sql: Sql,
  { merchantId, memberId }: Viewed,
  exponent: number,
  period: Period,
  { cursor, pageSize = PAGE_SIZE }: RequestOf<Calls['agentRebates']>,
): Promise<Omit<ResponseOf<Calls['agentRebates']>, 'period'>> {
  const before = cursor === undefined ? null : fromWord(Place, cursor).id
  const rows = await sql.rows(
    PAY,
    `select r.id::text as run, r.key, r.from_at as from, r.to_at as to, p.turnover_minor::text as turnover,
            p.earned_micro::text as earned, coalesce(p.carried_in_micro, 0)::text as "carriedIn",
            coalesce(p.carried_out_micro, 0)::text as "carriedOut", coalesce(p.amount_minor, 0)::text as paid, p.paid_at as "paidAt"
       from agent_rebate_pay p join agent_rebate_run r on r.id = p.run_id and r.merchant_id = p.merchant_id
      where p.merchant_id = $1 and p.agent_id = $2::bigint and r.to_at > $3 and r.from_at < $4
        and ($5::bigint is null or p.run_id < $5::bigint)
      order by p.run_id desc limit ${pageSize + 1}`,
    [merchantId, memberId, period.begin, period.end, before],
  )
  const shown = rows.slice(0, pageSize)
  return {
    open: before ? null : await readOpen(sql, merchantId, memberId, exponent),
    totals: before ? null : await readTotals(sql, merchantId, memberId, exponent, period),
    pays: shown.map((row) => payOf(row, exponent)),
    next: rows.length > pageSize ? toWord({ id: shown.at(-1)!.run }) : null,
  }
}

const payOf = (row: RowOf<typeof PAY>, exponent: number): RebatePay => ({
  run: row.run,
  key: row.key,
  from: row.from.toISOString(),
  to: row.to.toISOString(),
  turnover: fromMinor(row.turnover, exponent),
  earned: finer(row.earned, exponent),
  carriedIn: finer(row.carriedIn, exponent),
  carriedOut: finer(row.carriedOut, exponent),
  paid: fromMinor(row.paid, exponent),
  paidAt: row.paidAt?.toISOString() ?? null,
})

async function readOpen(sql: Sql, merchantId: string, agentId: string, exponent: number) {
  const row = await sql.row(
    { turnover: bigint, earned: bigint, carried: bigint },
    `select coalesce(sum(turnover_minor), 0)::text as turnover, coalesce(sum(amount_micro), 0)::text as earned,
            coalesce((select carried_micro from agent_rebate_purse
                       where merchant_id = $1 and agent_id = $2::bigint), 0)::text as carried
       from agent_rebate where merchant_id = $1 and agent_id = $2::bigint and run_id is null`,
    [merchantId, agentId],
  )
  const { turnover, earned, carried } = row!
  return {
    turnover: fromMinor(turnover, exponent),
    earned: finer(earned, exponent),
    carried: finer(carried, exponent),
  }
}

async function readTotals(sql: Sql, merchantId: string, agentId: string, exponent: number, { begin, end }: Period) {
  const row = await sql.row(
    { turnover: bigint, paid: bigint },
    `select coalesce(sum(p.turnover_minor), 0)::text as turnover, coalesce(sum(p.amount_minor), 0)::text as paid
       from agent_rebate_pay p join agent_rebate_run r on r.id = p.run_id and r.merchant_id = p.merchant_id
      where p.merchant_id = $1 and p.agent_id = $2::bigint and r.to_at > $3 and r.from_at < $4`,
    [merchantId, agentId, begin, end],
  )
  return { turnover: fromMinor(row!.turnover, exponent), paid: fromMinor(row!.paid, exponent) }
}

/** Filters one run (`$3`) or the part that is not paid yet; each is a range of the index. */
const ofRun = (run: string | undefined) =>
  run === undefined ? '$3::bigint is null and run_id is null' : 'run_id = $3::bigint'

/** The beginning of a run; null for the unpaid part, undefined for a run that does not exist. */
export async function runBegan(
  sql: Sql,
  merchantId: string,
  run: string | undefined,
): Promise<Date | null | undefined> {
  if (run === undefined) return null
  const row = await sql.row(
    { from: instant },
    'select from_at as from from agent_rebate_run where merchant_id = $1 and id = $2::bigint',
    [merchantId, run],
  )
  return row?.from
}

/** The players whose stakes an agent earned from, by share; `began` separates rounds of earlier periods. */
export async function readParts(
  sql: Sql,
  { merchantId, memberId }: Pick<Viewed, 'merchantId' | 'memberId'>,
  exponent: number,
  run: string | undefined,
  began: Date | null,
): Promise<ResponseOf<Calls['agentRebateParts']>> {
  const rows = await sql.rows(
    {
      member: text,
      account: text,
      isSelf: boolean,
      isBelow: boolean,
      isCorrection: boolean,
      rounds: integer,
      turnover: bigint,
      shareBp: integer,
      earned: bigint,
      all: integer,
    },
    `select s.member_id::text as member, ${shownAccount('m')} as account, s.member_id = $2::bigint as "isSelf",
            ${isBelow('$2::bigint', 's.member_id')} as "isBelow",
            s.late as "isCorrection", s.rounds, s.turnover::text, s.share_bp as "shareBp", s.earned::text,
            count(*) over ()::int as all
       from (select member_id, share_bp, $4::timestamptz is not null and at < $4 as late, count(*)::int as rounds,
                    sum(turnover_minor) as turnover, sum(amount_micro) as earned
               from agent_rebate
              where merchant_id = $1 and agent_id = $2::bigint and ${ofRun(run)}
              group by member_id, share_bp, late) s
       join member m on m.merchant_id = $1 and m.id = s.member_id
      order by s.earned desc, s.member_id, s.share_bp limit ${PARTS}`,
    [merchantId, memberId, run ?? null, began],
  )
  return {
    parts: rows.map(
      ({ turnover, shareBp, earned, all: _, ...row }): RebatePart => ({
        ...row,
        turnover: fromMinor(turnover, exponent),
        share: percentOf(shareBp),
        earned: finer(earned, exponent),
      }),
    ),
    moreParts: (rows[0]?.all ?? 0) - rows.length,
  }
}

/** The rounds of one member that were summed, the latest noted first. */
export async function readPartRounds(
  sql: Sql,
  { merchantId, memberId }: Viewed,
  of: Viewed,
  exponent: number,
  began: Date | null,
  { run, cursor, pageSize = PAGE_SIZE }: RequestOf<Calls['agentRebateRounds']>,
): Promise<ResponseOf<Calls['agentRebateRounds']>> {
  const before = cursor === undefined ? null : fromWord(Place, cursor).id
  const rows = await sql.rows(
    { id: text, round: text, at: instant, turnover: bigint, shareBp: integer, earned: bigint },
    `select id::text as id, round_id as round, at, turnover_minor::text as turnover, share_bp as "shareBp",
            amount_micro::text as earned
       from agent_rebate
      where merchant_id = $1 and agent_id = $2::bigint and ${ofRun(run)}
        and member_id = $4::bigint and ($5::bigint is null or id < $5::bigint)
      order by agent_rebate.id desc limit ${pageSize + 1}`,
    [merchantId, memberId, run ?? null, of.memberId, before],
  )
  const shown = rows.slice(0, pageSize)
  return {
    rounds: shown.map(
      ({ round, at, turnover, shareBp, earned }): RebateRound => ({
        round,
        at: at.toISOString(),
        isCorrection: turnover < 0n || (began !== null && at < began),
        turnover: fromMinor(turnover, exponent),
        share: percentOf(shareBp),
        earned: finer(earned, exponent),
      }),
    ),
    next: rows.length > pageSize ? toWord({ id: shown.at(-1)!.id }) : null,
  }
}

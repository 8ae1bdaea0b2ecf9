import type { Period } from '@livery/contract/account/history/period'
import type { ContractKind } from '@livery/contract/agent/contract-words'
import { BILL_STATES, type Bill, type SettlementLine } from '@livery/contract/agent/settlements'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Line } from '../computation/lines.ts'
import type { Viewed } from '../viewer.ts'
import { readLines } from './store/lines.ts'
import { KeptTerms, RUN, RUN_COLUMNS } from './store/runs.ts'

const PAGE_SIZE = 50

const BILL = {
  run: text,
  key: text,
  from: instant,
  to: instant,
  member: text,
  account: text,
  payer: nullable(text),
  turnover: bigint,
  loss: bigint,
  active: integer,
  tier: integer,
  gross: bigint,
  children: bigint,
  due: bigint,
  paid: bigint,
  owed: bigint,
  state: oneOf(BILL_STATES),
  paidAt: nullable(instant),
  exponent: integer,
}

/** Bills with the sums of their lines: figures of the period's own lines, amounts of corrections too. */
const BILLS = `
  select r.id::text as run, r.key, r.from_at as from, r.to_at as to, b.holder_id::text as member, h.account, p.account as payer,
         l.turnover::text as turnover, l.loss::text as loss, l.active, l.tier, b.amount_minor::text as gross,
         l.children::text as children, b.due_minor::text as due, b.paid_minor::text as paid, b.owed_after_minor::text as owed,
         b.state, b.paid_at as "paidAt", r.exponent
    from contract_bill b
    join contract_run r on r.id = b.run_id and r.merchant_id = $1
    join member h on h.merchant_id = $1 and h.id = b.holder_id
    left join member p on p.merchant_id = $1 and p.id = b.payer_id
   cross join lateral (
     select coalesce(sum(turnover_minor) filter (where not is_correction), 0) as turnover,
            coalesce(sum(loss_minor) filter (where not is_correction), 0) as loss,
            coalesce(max(active) filter (where not is_correction), 0)::int as active,
            coalesce(max(tier) filter (where not is_correction), 0)::int as tier,
            coalesce(sum(children_minor - before_children_minor), 0) as children
       from contract_line where run_id = b.run_id and holder_id = b.holder_id and merchant_id = $1) l
   where b.merchant_id = $1`

/** Whose bills: those the agent is paid by, or those the agent pays. */
const SIDES = { own: 'b.holder_id = $2::bigint', below: 'b.payer_id = $2::bigint' } as const

const Place = Type.Object({
  run: Type.String({ pattern: '^[0-9]{1,18}$' }),
  member: Type.String({ pattern: '^[0-9]{1,18}$' }),
})

type Request = RequestOf<Calls['agentSettlements']>

export async function readBillsOf(
  sql: Sql,
  agent: Viewed,
  exponent: number,
  period: Period,
  { kind, side, cursor, pageSize = PAGE_SIZE }: Request,
): Promise<Omit<ResponseOf<Calls['agentSettlements']>, 'period'>> {
  const after = cursor === undefined ? null : fromWord(Place, cursor)
  const rows = await sql.rows(
    BILL,
    `${BILLS} and ${SIDES[side]} and b.kind = $3 and r.from_at >= $4 and r.from_at < $5
        and ($6::bigint is null or (b.run_id, b.holder_id) < ($6::bigint, $7::bigint))
      order by b.run_id desc, b.holder_id desc limit ${pageSize + 1}`,
    [agent.merchantId, agent.memberId, kind, period.begin, period.end, after?.run ?? null, after?.member ?? null],
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    totals: after ? null : await readTotals(sql, agent, exponent, period, kind, side),
    owed: fromMinor(await readOwedBy(sql, agent, kind), exponent),
    bills: shown.map(billOf),
    next: rows.length > pageSize && last ? toWord({ run: last.run, member: last.member }) : null,
  }
}

async function readTotals(
  sql: Sql,
  agent: Viewed,
  exponent: number,
  { begin, end }: Period,
  kind: ContractKind,
  side: Request['side'],
) {
  const row = await sql.row(
    { gross: bigint, children: bigint, due: bigint, paid: bigint, open: bigint },
    `select coalesce(sum(b.amount_minor), 0)::text as gross, coalesce(sum(l.children), 0)::text as children,
            coalesce(sum(b.due_minor), 0)::text as due, coalesce(sum(b.paid_minor), 0)::text as paid,
            coalesce(sum(b.due_minor - b.paid_minor), 0)::text as open
       from contract_bill b
       join contract_run r on r.id = b.run_id and r.merchant_id = $1
      cross join lateral (
        select sum(children_minor - before_children_minor) as children
          from contract_line where run_id = b.run_id and holder_id = b.holder_id and merchant_id = $1) l
      where b.merchant_id = $1 and ${SIDES[side]} and b.kind = $3 and r.from_at >= $4 and r.from_at < $5`,
    [agent.merchantId, agent.memberId, kind, begin, end],
  )
  const { gross, children, due, paid, open } = row!
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  return {
    ...{ gross: amount(gross), children: amount(children), own: amount(gross - children) },
    ...{ due: amount(due), paid: amount(paid), open: amount(open) },
  }
}

async function readOwedBy(sql: Sql, agent: Viewed, kind: ContractKind): Promise<bigint> {
  const row = await sql.row(
    { owed: bigint },
    `select coalesce(sum(owed_minor), 0)::text as owed from contract_owed
      where merchant_id = $1 and holder_id = $2::bigint and kind = $3`,
    [agent.merchantId, agent.memberId, kind],
  )
  return row!.owed
}

function billOf({ exponent, ...row }: RowOf<typeof BILL>): Bill {
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  return {
    ...row,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    turnover: amount(row.turnover),
    loss: amount(row.loss),
    gross: amount(row.gross),
    children: amount(row.children),
    own: amount(row.gross - row.children),
    due: amount(row.due),
    paid: amount(row.paid),
    open: amount(row.due - row.paid),
    owed: amount(row.owed),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}

/** A bill that the agent is paid by or pays, with its lines and what each was summed from; null for any other. */
export async function readBillLines(
  sql: Sql,
  agent: Viewed,
  holderId: string,
  runId: string,
): Promise<ResponseOf<Calls['agentSettlement']> | null> {
  const row = await sql.row(
    BILL,
    `${BILLS} and b.run_id = $4::bigint and b.holder_id = $3::bigint and (b.holder_id = $2::bigint or b.payer_id = $2::bigint)`,
    [agent.merchantId, agent.memberId, holderId, runId],
  )
  const run =
    row &&
    (await sql.row(RUN, `select ${RUN_COLUMNS} from contract_run where id = $1::bigint and merchant_id = $2`, [
      runId,
      agent.merchantId,
    ]))
  if (!row || !run) return null
  const lines = await readLines(sql, agent.merchantId, runId, holderId)
  const told: SettlementLine[] = []
  for (const line of lines)
    told.push(await openLine(sql, agent.merchantId, run.kind, runId, line, row.exponent, run.base))
  return { bill: billOf(row), lines: told, watermark: run.watermark.toISOString(), version: run.version.slice(0, 12) }
}

const MEMBERS_SHOWN = 50

async function openLine(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  runId: string,
  line: Line,
  exponent: number,
  runBase: string,
): Promise<SettlementLine> {
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  const holder = await sql.row(
    { terms: json(Type.Array(KeptTerms)) },
    `select terms from contract_holder where merchant_id = $1 and kind = $2 and base = $3 and holder_id = $4::bigint`,
    [merchantId, kind, line.base, line.holder],
  )
  const terms = holder?.terms.find(({ gameType }) => gameType === line.gameType)
  const parts = await sql.rows(
    { member: text, account: text, turnover: bigint, loss: bigint, active: integer, gross: bigint },
    `select distinct on (l.holder_id) l.holder_id::text as member, m.account, l.turnover_minor::text as turnover,
            l.loss_minor::text as loss, l.active, l.gross_minor::text as gross
       from contract_line l join member m on m.merchant_id = $1 and m.id = l.holder_id
      where l.merchant_id = $1 and l.kind = $2 and l.base = $3 and l.game_type = $4 and l.payer_id = $5::bigint
        and l.run_id <= $6::bigint
      order by l.holder_id, l.run_id desc`,
    [merchantId, kind, line.base, line.gameType, line.holder, runId],
  )
  const members = await sql.rows(
    { account: text, stake: bigint, win: bigint, given: bigint, all: integer },
    `with latest as (
       select distinct on (member_id, game_type) member_id, stake_minor, win_minor, given_minor
         from contract_input
        where merchant_id = $1 and kind = $2 and base = $3 and leader_id = $4::bigint and run_id <= $5::bigint
          and ($6 = 'CONS' or game_type = $6)
        order by member_id, game_type, run_id desc)
     select m.account, sum(i.stake_minor)::text as stake, sum(i.win_minor)::text as win, sum(i.given_minor)::text as given,
            (count(*) over ())::int as all
       from latest i join member m on m.merchant_id = $1 and m.id = i.member_id
      group by m.id, m.account order by sum(i.stake_minor) desc, m.id limit ${MEMBERS_SHOWN}`,
    [merchantId, kind, line.base, line.holder, runId, line.gameType],
  )
  const { direct } = line
  return {
    ...{
      base: line.base,
      isCorrection: line.base !== runBase,
      gameType: line.gameType,
      active: line.active,
      tier: line.tier,
    },
    ...{ turnover: amount(line.turnover), loss: amount(line.loss), rounding: Number(line.rounding) },
    direct: { turnover: amount(direct.turnover), loss: amount(direct.loss), active: direct.active },
    ...{ carriedIn: amount(line.carriedIn), carriedOut: amount(line.carriedOut) },
    rateType: terms?.rateType ?? 'P',
    rate: terms?.tiers[line.tier - 1]?.rate ?? null,
    ...{ gross: amount(line.gross), before: amount(line.before.gross), children: amount(line.children) },
    own: amount(line.gross - line.children),
    parts: parts.map(({ turnover, loss, gross, ...part }) => ({
      ...part,
      ...{ turnover: amount(turnover), loss: amount(loss), gross: amount(gross) },
    })),
    members: members.map(({ account, stake, win, given }) => ({
      ...{ account, stake: amount(stake), win: amount(win), given: amount(given) },
    })),
    moreMembers: Math.max(0, (members[0]?.all ?? 0) - members.length),
  }
}

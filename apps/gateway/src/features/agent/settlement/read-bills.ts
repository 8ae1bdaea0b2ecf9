import type { Period } from '@livery/contract/account/history/period'
import type { ContractKind } from '@livery/contract/agent/contract-words'
import { BILL_STATES, type Bill } from '@livery/contract/agent/settlements'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { payerAccount, shownAccount } from '../../../ledger/member-transfers/shown-account.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { bigint, instant, integer, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Line } from '../computation/lines.ts'
import type { Viewed } from '../viewer.ts'
import { openLines } from './open-lines.ts'
import { readLines } from './store/lines.ts'
import { RUN, RUN_COLUMNS, type RunRow } from './store/runs.ts'
import { sumsInto } from './sums-into.ts'

const PAGE_SIZE = 50

const BILL = {
  run: text,
  key: text,
  from: instant,
  to: instant,
  member: text,
  account: text,
  payer: nullable(text),
  payerId: text,
  turnover: bigint,
  loss: bigint,
  active: integer,
  tier: integer,
  gross: bigint,
  children: bigint,
  due: bigint,
  paid: bigint,
  open: bigint,
  offset: bigint,
  taken: bigint,
  owed: bigint,
  state: oneOf(BILL_STATES),
  paidAt: nullable(instant),
  exponent: integer,
}

/** Bills with the sums of their lines: figures of the period's own lines, and amounts that include corrections. */
const BILLS = `
  select r.id::text as run, r.key, r.from_at as from, r.to_at as to, b.holder_id::text as member,
         ${shownAccount('h')} as account, ${payerAccount('p')} as payer, b.payer_id::text as "payerId",
         l.turnover::text as turnover, l.loss::text as loss, l.active, l.tier, b.amount_minor::text as gross,
         l.children::text as children, b.due_minor::text as due, b.paid_minor::text as paid,
         (b.due_minor - b.paid_minor - b.offset_minor)::text as open, b.offset_minor::text as offset,
         b.taken_minor::text as taken, b.owed_after_minor::text as owed, b.state, b.paid_at as "paidAt", r.exponent
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
       from contract_line
      where run_id = b.run_id and holder_id = b.holder_id and payer_id = b.payer_id and merchant_id = $1) l
   where b.merchant_id = $1`

/** The bills an agent is paid by, or those the agent pays. */
const SIDES = { own: 'b.holder_id = $2::bigint', below: 'b.payer_id = $2::bigint' } as const

/** In which days: each bill where its period ended, since of a long one the begin is long ago when it is settled. */
const ENDED = 'r.to_at > $4 and r.to_at <= $5'

const Place = Type.Object({
  run: Type.String({ pattern: '^[0-9]{1,18}$' }),
  member: Type.String({ pattern: '^[0-9]{1,18}$' }),
  payer: Type.String({ pattern: '^[0-9]{1,18}$' }),
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
    `${BILLS} and ${SIDES[side]} and b.kind = $3 and ${ENDED}
        and ($6::bigint is null or (b.run_id, b.holder_id, b.payer_id) < ($6::bigint, $7::bigint, $8::bigint))
      order by b.run_id desc, b.holder_id desc, b.payer_id desc limit ${pageSize + 1}`,
    [
      ...[agent.merchantId, agent.memberId, kind, period.begin, period.end],
      ...[after?.run ?? null, after?.member ?? null, after?.payer ?? null],
    ],
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    totals: after ? null : await readTotals(sql, agent, exponent, period, kind, side),
    owed: fromMinor(await readOwedBy(sql, agent, kind), exponent),
    bills: shown.map(billOf),
    next: rows.length > pageSize && last ? toWord({ run: last.run, member: last.member, payer: last.payerId }) : null,
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
            coalesce(sum(b.due_minor - b.paid_minor - b.offset_minor), 0)::text as open
       from contract_bill b
       join contract_run r on r.id = b.run_id and r.merchant_id = $1
      cross join lateral (
        select sum(children_minor - before_children_minor) as children
          from contract_line
         where run_id = b.run_id and holder_id = b.holder_id and payer_id = b.payer_id and merchant_id = $1) l
      where b.merchant_id = $1 and ${SIDES[side]} and b.kind = $3 and ${ENDED}`,
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
    payerId: row.payerId === '0' ? null : row.payerId,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    turnover: amount(row.turnover),
    loss: amount(row.loss),
    gross: amount(row.gross),
    children: amount(row.children),
    own: amount(row.gross - row.children),
    due: amount(row.due),
    paid: amount(row.paid),
    open: amount(row.open),
    offset: amount(row.offset),
    taken: amount(row.taken),
    owed: amount(row.owed),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}

/**
 * A bill that the agent is paid by or pays, with its lines and their parts. Of a bill between others: the lines that
 * are a part of such a one. Null for any other.
 *
 * @param payerId the payer, where two pay the holder in one run because a team was moved, and where it is another agent
 */
export async function readBillLines(
  sql: Sql,
  agent: Viewed,
  { run: runId, member: holderId, payer: payerId }: RequestOf<Calls['agentSettlement']>,
): Promise<ResponseOf<Calls['agentSettlement']> | null> {
  const run = await sql.row(RUN, `select ${RUN_COLUMNS} from contract_run where id = $1::bigint and merchant_id = $2`, [
    runId,
    agent.merchantId,
  ])
  if (!run) return null
  const row = await sql.row(
    BILL,
    `${BILLS} and b.run_id = $4::bigint and b.holder_id = $3::bigint
        and (b.payer_id = $2::bigint or (b.holder_id = $2::bigint and ($5::bigint is null or b.payer_id = $5::bigint)))
      order by b.payer_id limit 1`,
    [agent.merchantId, agent.memberId, holderId, runId, payerId ?? null],
  )
  const bill = row && billOf(row)
  const lines = bill
    ? (await readLines(sql, agent.merchantId, runId, holderId)).filter(({ payer }) => payer === bill.payerId)
    : await readLinesBetweenOthers(sql, agent, run, holderId, payerId)
  if (!bill && lines.length === 0) return null
  return {
    bill,
    lines: await openLines(sql, run, agent.memberId, holderId, lines),
    watermark: run.watermark.toISOString(),
    version: run.version.slice(0, 12),
  }
}

async function readLinesBetweenOthers(
  sql: Sql,
  agent: Viewed,
  { id, kind }: RunRow,
  holderId: string,
  payerId: string | undefined,
): Promise<readonly Line[]> {
  if (payerId === undefined) return []
  const bases = await sql.rows(
    { base: text },
    `select distinct l.base from contract_line l
      where l.merchant_id = $1 and l.run_id = $3::bigint and l.holder_id = $4::bigint and l.payer_id = $5::bigint
        and ${sumsInto('$2::bigint', { kind: '$6', base: 'l.base', holder: '$4::bigint' })}`,
    [agent.merchantId, agent.memberId, id, holderId, payerId, kind],
  )
  const shown = new Set(bases.map(({ base }) => base))
  return (await readLines(sql, agent.merchantId, id, holderId)).filter(
    ({ base, payer }) => payer === payerId && shown.has(base),
  )
}

import { bigint, boolean, instant, integer, nullable, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { digestOf } from '../computation/canonical.ts'
import { SHARES_OF_ROUND } from './shares-of-round.ts'

const RUN = {
  id: text,
  key: text,
  from: instant,
  to: instant,
  currency: text,
  exponent: integer,
  earnedHash: nullable(text),
}
export type RebateRun = RowOf<typeof RUN>

/** A closed period; null where it was not closed. */
export function rebateRun(sql: Sql, merchantId: string, key: string): Promise<RebateRun | null> {
  return sql.row(
    RUN,
    `select id::text as id, key, from_at as from, to_at as to, currency, exponent, earned_hash as "earnedHash"
       from agent_rebate_run where merchant_id = $1 and key = $2`,
    [merchantId, key],
  )
}

interface Replayed {
  /** The stored and the computed result: a line of text for each agent. */
  readonly written: string
  readonly computed: string
  /** Differences between the two; none where they agree. */
  readonly faults: readonly string[]
}

/**
 * Computes a closed period again: each round's shares by the tree, the rates and the plan of its moment, their sums,
 * the carried parts of earlier periods, and the whole units. It compares the result with what was written.
 */
export async function replayRebates(sql: Sql, merchantId: string, run: RebateRun): Promise<Replayed> {
  const written = await readWritten(sql, merchantId, run.id)
  const earned = new Map((await recomputeEarnings(sql, merchantId, run.id)).map((one) => [one.agent, one]))
  // An agent whose block ended is paid the money held back, even without own rounds in the period.
  for (const { agent } of written)
    if (!earned.has(agent)) earned.set(agent, { agent, turnover: 0n, earned: 0n, own: 0n })
  const before = new Map((await carriedBefore(sql, merchantId, run.id)).map((one) => [one.agent, one]))
  const noted = new Map(written.map((one) => [one.agent, one]))
  const recomputed = [...earned.values()].toSorted((one, other) => Number(BigInt(one.agent) - BigInt(other.agent)))
  const computed = textOf(recomputed.map((one) => paidOf(one, before.get(one.agent) ?? NOTHING, noted.get(one.agent))))
  const asWritten = textOf(written)
  const sums = recomputed.map((one) => `${one.agent} ${one.turnover} ${one.earned} ${one.own}`).join('\n')
  const faults = [
    ...(run.earnedHash === null || digestOf(sums) === run.earnedHash
      ? []
      : ['the sums are not those that were closed']),
    ...(computed === asWritten ? [] : ['another result comes out']),
  ]
  return { written: asWritten, computed, faults }
}

const PAY = {
  agent: text,
  turnover: bigint,
  earned: bigint,
  /** Null in payments older than the separation of rebates for own stakes. */
  own: nullable(bigint),
  isPaid: boolean,
  isHeld: boolean,
  carriedIn: bigint,
  carriedOut: bigint,
  ownPaid: bigint,
  paid: bigint,
}
type Pay = RowOf<typeof PAY>

function readWritten(sql: Sql, merchantId: string, run: string): Promise<Pay[]> {
  return sql.rows(
    PAY,
    `select agent_id::text as agent, turnover_minor::text as turnover, earned_micro::text as earned, own_micro::text as own,
            paid_at is not null as "isPaid", is_held as "isHeld", coalesce(carried_in_micro, 0)::text as "carriedIn",
            coalesce(carried_out_micro, 0)::text as "carriedOut", coalesce(own_minor, 0)::text as "ownPaid",
            coalesce(amount_minor, 0)::text as paid
       from agent_rebate_pay where merchant_id = $1 and run_id = $2::bigint order by agent_rebate_pay.agent_id`,
    [merchantId, run],
  )
}

const EARNED = { agent: text, turnover: bigint, earned: bigint, own: bigint }
type Earned = RowOf<typeof EARNED>

/** Each agent's sums over the period's rounds; all agents with a part in a round have its full turnover. */
function recomputeEarnings(sql: Sql, merchantId: string, run: string): Promise<Earned[]> {
  return sql.rows(
    EARNED,
    `with noted as (
       select member_id, adapter, round_id, at, agent_id, sum(turnover_minor) as turnover from agent_rebate
        where merchant_id = $1 and run_id = $2::bigint group by member_id, adapter, round_id, at, agent_id),
     round as (
       select member_id, adapter, round_id, at, max(turnover) as turnover from noted group by member_id, adapter, round_id, at)
     select s.agent_id::text as agent, sum(r.turnover)::text as turnover,
            sum(r.turnover * (s.rate_bp - s.below_bp) * 100)::text as earned,
            coalesce(sum(r.turnover * (s.rate_bp - s.below_bp) * 100) filter (where s.agent_id = r.member_id), 0)::text as own
       from round r
      ${SHARES_OF_ROUND}
      where s.rate_bp > s.below_bp group by s.agent_id`,
    [merchantId, run],
  )
}

const CARRIED = { agent: text, carried: bigint, own: bigint }
const NOTHING = { carried: 0n, own: 0n }

/** What earlier periods left to carry. */
function carriedBefore(sql: Sql, merchantId: string, run: string) {
  return sql.rows(
    CARRIED,
    `select y.agent_id::text as agent, sum(y.earned_micro - y.amount_minor::numeric * 1000000)::text as carried,
            coalesce(sum(y.own_micro - y.own_minor::numeric * 1000000), 0)::text as own
       from agent_rebate_pay p
       join agent_rebate_pay y on y.merchant_id = p.merchant_id and y.agent_id = p.agent_id and y.run_id < p.run_id
      where p.merchant_id = $1 and p.run_id = $2::bigint and y.paid_at is not null group by y.agent_id`,
    [merchantId, run],
  )
}

/**
 * Rounds the sums down to whole units and carries the rest. An unpaid agent has nothing yet; a blocked one gets nothing
 * and carries all on.
 */
function paidOf({ agent, turnover, earned, own }: Earned, before: typeof NOTHING, noted: Pay | undefined): Pay {
  const isApart = noted === undefined || noted.own !== null
  const sums = { agent, turnover, earned, own: isApart ? own : null }
  if (!noted?.isPaid) return { ...sums, ...UNPAID }
  const all = before.carried + earned
  const paid = noted.isHeld || all < 0n ? 0n : all / 1_000_000n
  const ofOwn = before.own + own
  const ownPaid = isApart && ofOwn > 0n ? least(paid, ofOwn / 1_000_000n) : 0n
  const carried = { carriedIn: before.carried, carriedOut: all - paid * 1_000_000n }
  return { ...sums, isPaid: true, isHeld: noted.isHeld, ...carried, ownPaid, paid }
}

const UNPAID = { isPaid: false, isHeld: false, carriedIn: 0n, carriedOut: 0n, ownPaid: 0n, paid: 0n }

const least = (one: bigint, other: bigint) => (one < other ? one : other)

const textOf = (pays: readonly Pay[]): string => [...pays.map(payText), ''].join('\n')

function payText({ agent, turnover, earned, own, isPaid, isHeld, carriedIn, carriedOut, ownPaid, paid }: Pay): string {
  const sums = `agent ${agent} ${turnover} ${earned} ${own ?? '-'}`
  if (!isPaid) return `${sums} open`
  return `${sums} ${carriedIn} ${own === null ? '-' : ownPaid} ${paid} ${carriedOut}${isHeld ? ' held' : ''}`
}

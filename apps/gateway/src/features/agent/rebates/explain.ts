import { fromMinor } from '@livery/locale/amount'
import { shownAccount } from '../../../ledger/member-transfers/shown-account.ts'
import { bigint, boolean, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { percentOf } from '../percent.ts'
import { finer } from './read.ts'
import { type RebateRun, rebateRun } from './replay.ts'
import { SHARES_OF_ROUND } from './shares-of-round.ts'

/** Rounds that are read at once. */
const PAGE = 1000

interface Agent {
  readonly merchantId: string
  readonly id: string
  readonly run: RebateRun
}

/**
 * Explains what an agent was paid of a period's stakes, as lines of text: the players with the agent's share, each
 * round with the rates of its moment, the carried part and the payment. Null where there is nothing.
 */
export async function explainRebate(
  sql: Sql,
  merchantId: string,
  key: string,
  account: string,
): Promise<AsyncIterable<string> | null> {
  const run = await rebateRun(sql, merchantId, key)
  const pay = run && (await readPay(sql, merchantId, run.id, account))
  return pay ? linesOf(sql, { merchantId, id: pay.agent, run }, pay, account) : null
}

const PAY = {
  agent: text,
  earned: bigint,
  carriedIn: nullable(bigint),
  carriedOut: nullable(bigint),
  ownPaid: nullable(bigint),
  paid: nullable(bigint),
  isHeld: boolean,
}

function readPay(sql: Sql, merchantId: string, run: string, account: string) {
  return sql.row(
    PAY,
    `select p.agent_id::text as agent, p.earned_micro::text as earned, p.carried_in_micro::text as "carriedIn",
            p.carried_out_micro::text as "carriedOut", p.own_minor::text as "ownPaid", p.amount_minor::text as paid,
            p.is_held as "isHeld"
       from member m join agent_rebate_pay p on p.merchant_id = $1 and p.run_id = $2::bigint and p.agent_id = m.id
      where m.merchant_id = $1 and m.account_key = lower($3)`,
    [merchantId, run, account],
  )
}

async function* linesOf(
  sql: Sql,
  agent: Agent,
  pay: NonNullable<Awaited<ReturnType<typeof readPay>>>,
  account: string,
): AsyncIterable<string> {
  const { key, from, to, currency, exponent } = agent.run
  const fine = (micro: bigint | null) => (micro === null ? 'not paid yet' : `${finer(micro, exponent)} ${currency}`)
  const whole = (minor: bigint) => `${fromMinor(minor, exponent)} ${currency}`
  yield `agentRebate ${key} of ${account}, ${from.toISOString()} to ${to.toISOString()}`
  for (const part of await readAll(sql, agent)) {
    const { rounds, turnover, shareBp, earned, isCorrection } = part
    const sums = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, turnover ${whole(turnover)} at ${percentOf(shareBp)}%: ${finer(earned, exponent)}`
    yield `  ${part.account}: ${sums}${isCorrection ? ', of earlier periods' : ''}`
    for await (const round of readRounds(sql, agent, part)) {
      const rates = `${percentOf(round.rateBp)}% less ${percentOf(round.belowBp)}%`
      yield `    ${round.at.toISOString()} ${round.round}: ${whole(round.turnover)} at ${rates}: ${finer(round.earned, exponent)}`
    }
  }
  yield `earned ${fine(pay.earned)}, carried in ${fine(pay.carriedIn)}`
  const own = pay.ownPaid ? `, of it ${whole(pay.ownPaid)} of the own stakes` : ''
  const paid = pay.paid === null ? 'nothing yet' : `${whole(pay.paid)}${own}`
  yield `paid ${paid}${pay.isHeld ? ', since the account was blocked or closed' : ''}, carried on ${fine(pay.carriedOut)}`
}

const PART = {
  member: text,
  account: text,
  isCorrection: boolean,
  rounds: integer,
  turnover: bigint,
  shareBp: integer,
  earned: bigint,
}

function readAll(sql: Sql, { merchantId, id, run }: Agent) {
  return sql.rows(
    PART,
    `select s.member_id::text as member, ${shownAccount('m')} as account, s.late as "isCorrection", s.rounds,
            s.turnover::text as turnover, s.share_bp as "shareBp", s.earned::text as earned
       from (select member_id, share_bp, at < $4 as late, count(*)::int as rounds, sum(turnover_minor) as turnover,
                    sum(amount_micro) as earned
               from agent_rebate where merchant_id = $1 and agent_id = $2::bigint and run_id = $3::bigint
              group by member_id, share_bp, late) s
       join member m on m.merchant_id = $1 and m.id = s.member_id
      order by s.earned desc, s.member_id, s.share_bp, s.late`,
    [merchantId, id, run.id, run.from],
  )
}

const ROUND = {
  id: text,
  round: text,
  at: instant,
  turnover: bigint,
  earned: bigint,
  rateBp: integer,
  belowBp: integer,
}

/** The rounds of a part with the agent's rate and the next lower one at that time, in the order of recording. */
async function* readRounds(
  sql: Sql,
  { merchantId, id, run }: Agent,
  {
    member,
    shareBp,
    isCorrection,
  }: { readonly member: string; readonly shareBp: number; readonly isCorrection: boolean },
) {
  for (let after = '0'; ; ) {
    const rows = await sql.rows(
      ROUND,
      `select r.id::text as id, r.adapter || '/' || r.round_id as round, r.at, r.turnover_minor::text as turnover,
              r.amount_micro::text as earned, s.rate_bp as "rateBp", s.below_bp as "belowBp"
         from agent_rebate r
        ${SHARES_OF_ROUND}
        where s.agent_id = r.agent_id and r.merchant_id = $1 and r.agent_id = $2::bigint and r.run_id = $3::bigint and r.member_id = $4::bigint
          and r.share_bp = $5 and (r.at < $6) = $7 and r.id > $8::bigint
        order by r.id limit ${PAGE}`,
      [merchantId, id, run.id, member, shareBp, run.from, isCorrection, after],
    )
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

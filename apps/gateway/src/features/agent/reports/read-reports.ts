import type { Period } from '@livery/contract/account/history/period'
import type { Statement, StatementRow } from '@livery/contract/agent/reports'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { daysOf } from '../../../members/history/period.ts'
import { TEAM } from '../../../members/team/in-team.ts'
import { oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { readCrumbs, readDownlines } from '../downlines.ts'
import { figuresOf, minorOf, SUM, type Sum } from '../figures.ts'
import type { Viewed } from '../viewer.ts'

type Money = Pick<Merchant, 'currency'>
type Statements = Omit<ResponseOf<Calls['agentStatements']>, 'period'>

/** The sums by day of a member, of everybody below together, and of each direct downline with their team. */
export async function readStatements(
  sql: Sql,
  merchant: Money,
  agent: Viewed,
  of: Viewed,
  period: Period,
  page: Pick<RequestOf<Calls['agentStatements']>, 'cursor' | 'pageSize'>,
): Promise<Statements> {
  const { members, next } = await readDownlines(sql, merchant, agent, of, page)
  const sums = await readSums(sql, merchant, agent, period, [of.memberId, ...members.map(({ id }) => id)])
  const statement = (rows: readonly Sum[]) => statementOf(rows, merchant)
  const whole = sums.filter(({ member }) => member === of.memberId)
  return {
    crumbs: await readCrumbs(sql, agent, of),
    own: statement(whole.filter(({ scope }) => scope === 'own')),
    team: statement(whole.filter(({ scope }) => scope === 'team')),
    total: statement(whole),
    members: members.map(
      ({ id, account, kind, teamSize }): StatementRow => ({
        id,
        account,
        kind,
        teamSize,
        ...statement(sums.filter(({ member }) => member === id)),
      }),
    ),
    next,
  }
}

function statementOf(rows: readonly Sum[], { currency }: Money): Statement {
  const {
    bettors: _,
    depositors: __,
    firstDepositors: ___,
    newMembers: ____,
    ...sums
  } = figuresOf(rows, [], currency.exponent)
  return sums
}

/** The sums of some members of the agent’s team in a period: each member’s own and their team’s. */
async function readSums(
  sql: Sql,
  { currency }: Money,
  { merchantId, memberId }: Viewed,
  { from, to }: Period,
  members: readonly string[],
) {
  return sql.rows(
    { ...SUM, member: text, scope: oneOf(['own', 'team']) },
    `select d.member_id::text as member, d.scope, d.kind, sum(d.count)::text as count, sum(d.in_minor)::text as "in",
            sum(d.out_minor)::text as out
       from ${TEAM} t join team_day d on d.merchant_id = $1 and d.member_id = t.member_id
      where t.member_id = any ($3::bigint[]) and d.scope in ('own', 'team') and d.currency = $4
        and d.day >= $5::date and d.day <= $6::date
      group by d.member_id, d.scope, d.kind`,
    [merchantId, memberId, members, currency.code, from, to],
  )
}

/** Payments to the agent, by day. */
export async function readRevenue(
  sql: Sql,
  { currency }: Money,
  { merchantId, memberId }: Viewed,
  period: Period,
): Promise<Omit<ResponseOf<Calls['agentRevenue']>, 'period'>> {
  const rows = await sql.rows(
    { ...SUM, day: text },
    `select day::text as day, kind, count::text as count, in_minor::text as "in", out_minor::text as out
       from team_day
      where merchant_id = $1 and member_id = $2::bigint and scope = 'own' and currency = $3
        and day >= $4::date and day <= $5::date`,
    [merchantId, memberId, currency.code, period.from, period.to],
  )
  const revenueOf = (sums: readonly Sum[]) => {
    const { rebate, agentRebate, salary, dividend } = minorOf(sums)
    const amount = (minor: bigint) => fromMinor(minor, currency.exponent)
    return {
      rebate: amount(rebate),
      agentRebate: amount(agentRebate),
      salary: amount(salary),
      dividend: amount(dividend),
      total: amount(rebate + agentRebate + salary + dividend),
    }
  }
  return {
    total: revenueOf(rows),
    days: daysOf(period).map((day) => ({ day, ...revenueOf(rows.filter((row) => row.day === day)) })),
  }
}

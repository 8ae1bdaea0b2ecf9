import type { Period } from '@livery/contract/account/history/period'
import type { TeamDay } from '@livery/contract/agent/overview'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor } from '@livery/locale/amount'
import { addDays, daysBetween } from '@livery/locale/local-day'
import type { Merchant } from '@livery/merchant/merchant'
import { readBalance } from '../../ledger/wallet/balance.ts'
import { daysOf } from '../../members/history/period.ts'
import { TEAM } from '../../members/team/in-team.ts'
import { integer, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { figuresOf, JOINED, minorOf, SUM, type Sum } from './figures.ts'
import type { Viewed } from './viewer.ts'

const SCOPES = ['own', 'team'] as const
type Scope = (typeof SCOPES)[number]

type Overview = ResponseOf<Calls['agentTeamOverview']>
type Span = Pick<Period, 'from' | 'to'>

/** The span before a period, of the same length. */
function formerOf({ from, to }: Span): Span {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}

/** A team's figures. They are sums by day, so the size of the team does not change the cost. */
export async function readOverview(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'currency'>,
  agent: Viewed,
  period: Period,
): Promise<Omit<Overview, 'period'>> {
  const { code, exponent } = merchant.currency
  const former = formerOf(period)
  const sums = await readDays(sql, agent, code, { from: former.from, to: period.to })
  const ever = await readEver(sql, agent, code)
  const [now, then] = [await readActive(sql, agent, period), await readActive(sql, agent, former)]
  const figures = (span: Span, active: typeof now) => {
    const of = (scope: Scope) =>
      figuresOf(
        sums.filter((sum) => sum.scope === scope && sum.day >= span.from && sum.day <= span.to),
        active.filter((one) => one.scope === scope),
        exponent,
      )
    return { own: of('own'), team: of('team') }
  }
  const count = (kind: string) => Number(ever.find((sum) => sum.kind === kind)?.count ?? 0n)
  const [players, agents] = [count(JOINED.players), count(JOINED.agents)]
  return {
    former,
    figures: figures(period, now),
    before: figures(former, then),
    days: daysOf(period).map((day) =>
      dayOf(
        day,
        sums.filter((sum) => sum.day === day),
        exponent,
      ),
    ),
    members: { total: players + agents, players, agents, online: await countOnline(sql, agent) },
    balance: {
      own: fromMinor(await readBalance(sql, merchant.id, agent.memberId, code), exponent),
      team: fromMinor(
        ever.reduce((total, sum) => total + sum.in - sum.out, 0n),
        exponent,
      ),
    },
    readAt: new Date().toISOString(),
  }
}

function dayOf(day: string, sums: readonly Sum[], exponent: number): TeamDay {
  const { deposit, withdraw, bets, net } = minorOf(sums)
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  return { day, deposit: amount(deposit), withdraw: amount(withdraw), bets: amount(bets), net: amount(net) }
}

const COLUMNS = 'kind, count::text as count, in_minor::text as "in", out_minor::text as out'

async function readDays(sql: Sql, { merchantId, memberId }: Viewed, currency: string, { from, to }: Span) {
  return sql.rows(
    { ...SUM, scope: oneOf(SCOPES), day: text },
    `select scope, day::text as day, ${COLUMNS} from team_day
      where merchant_id = $1 and member_id = $2::bigint and scope in ('own', 'team') and currency = $3
        and day >= $4::date and day <= $5::date`,
    [merchantId, memberId, currency, from, to],
  )
}

/** The sums of the team over all time, by kind. */
async function readEver(sql: Sql, { merchantId, memberId }: Viewed, currency: string): Promise<readonly Sum[]> {
  return sql.rows(
    SUM,
    `select ${COLUMNS} from team_day
      where merchant_id = $1 and member_id = $2::bigint and scope = 'team' and day = '0001-01-01' and currency = $3`,
    [merchantId, memberId, currency],
  )
}

/** How many members were active in a period: those whose previous active day lies before it (docs/decisions/89). */
async function readActive(sql: Sql, { merchantId, memberId }: Viewed, { from, to }: Span) {
  return sql.rows(
    { scope: oneOf(SCOPES), kind: text, members: integer, first: integer },
    `select scope, kind, coalesce(sum(members) filter (where before < $3::date), 0)::int as members,
            coalesce(sum(members) filter (where before = '0001-01-01'), 0)::int as first
       from team_active
      where merchant_id = $1 and member_id = $2::bigint and scope in ('own', 'team') and kind in ('play', 'deposit')
        and day >= $3::date and day <= $4::date
      group by scope, kind`,
    [merchantId, memberId, from, to],
  )
}

async function countOnline(sql: Sql, { merchantId, memberId }: Viewed): Promise<number> {
  const row = await sql.row(
    { online: integer },
    `select count(distinct s.member_id)::int as online
       from session s join ${TEAM} t on t.member_id = s.member_id
      where s.merchant_id = $1 and s.revoked_at is null and s.expires_at > now() and t.distance > 0
        and s.last_seen_at > now() - interval '5 minutes'`,
    [merchantId, memberId],
  )
  return row!.online
}

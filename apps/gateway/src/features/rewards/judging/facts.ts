import type { Merchant } from '@livery/merchant/merchant'
import { arrayOf, bigint, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Fact } from '../rules/judge.ts'
import type { DueFact } from './due-facts.ts'
import { invitersOf } from './invitations.ts'
import { type SettledRound, settledRounds } from './settled-rounds.ts'

/**
 * The present state of the facts, in the order of time, but undone facts first, so that their rewards become free for
 * others. Facts without any data are left out.
 */
export async function readFacts(
  sql: Sql,
  merchant: Merchant,
  due: readonly DueFact[],
  readRounds = settledRounds(sql, merchant, due),
): Promise<readonly Fact[]> {
  const of = (kind: string) => due.filter((fact) => fact.kind === kind)
  const facts: Fact[] = [
    ...(await readRounds()).map(factOfRound),
    ...(await deposits(sql, merchant, of('deposit'))),
    ...(await levels(sql, merchant, of('level'))),
    ...(await referrals(sql, merchant, of('referral'))),
    ...due.flatMap(({ kind, key, atMs, memberId }): Fact[] => {
      if (kind === 'signUp' || kind === 'signIn') return [{ kind, key, atMs, memberId }]
      return kind === 'code' ? [{ kind, key, atMs, memberId, code: key }] : []
    }),
  ]
  return facts.sort(
    (one, other) =>
      Number(isUndone(other)) - Number(isUndone(one)) || one.atMs - other.atMs || (one.key < other.key ? -1 : 1),
  )
}

function isUndone(fact: Fact): boolean {
  return fact.kind === 'deposit' ? fact.deposit.creditedMinor === 0n : fact.kind === 'level' && fact.isUndone === true
}

function factOfRound({ memberId, adapter, roundId, closedAt, ...round }: SettledRound): Fact {
  const { vendorId, gameType, game, betMinor, winMinor, turnoverMinor } = round
  const inputs = { vendor: vendorId, gameType, game, betMinor, winMinor, turnoverMinor }
  return { kind: 'round', memberId, key: `${adapter} ${roundId}`, atMs: closedAt.getTime(), round: inputs }
}

/**
 * A level counts as long as some rise of the member to it or past it counts; its moment is that of the first such rise.
 */
async function levels(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<Fact[]> {
  if (due.length === 0) return []
  const rows = await sql.rows(
    { memberId: text, key: text, at: instant },
    `select d.member_id::text as "memberId", d.key, min(v.at) as at from unnest($2::bigint[], $3::text[]) as d (member_id, key)
       join vip_change v on v.member_id = d.member_id and v.merchant_id = $1 and v.reason = 'reached'
                        and v.held_level >= d.key::int
      group by d.member_id, d.key`,
    [merchant.id, due.map(({ memberId }) => memberId), due.map(({ key }) => key)],
  )
  const held = new Map(rows.map(({ memberId, key, at }) => [`${memberId} ${key}`, at]))
  return due.map(({ key, atMs, memberId }) => {
    const at = held.get(`${memberId} ${key}`)
    return { kind: 'level', key, atMs: at?.getTime() ?? atMs, memberId, level: Number(key), isUndone: !at }
  })
}

/** What friends have brought by now. The moment is that of their invitation, so the rules of that time apply. */
async function referrals(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<Fact[]> {
  if (due.length === 0) return []
  const rows = await sql.rows(
    {
      memberId: text,
      friend: text,
      tier: integer,
      at: instant,
      refused: nullable(text),
      depositMinor: bigint,
      turnoverMinor: bigint,
    },
    `select a.owner_id::text as "memberId", a.member_id::text as friend, a.tier, a.at, a.refused,
            coalesce(sum(v.deposit_minor), 0)::bigint::text as "depositMinor",
            coalesce(sum(v.turnover_minor), 0)::bigint::text as "turnoverMinor"
       from ${invitersOf('array(select distinct unnest($3::bigint[]))')} a
       join unnest($2::bigint[], $3::bigint[]) as d (owner_id, member_id) on d.owner_id = a.owner_id and d.member_id = a.member_id
       left join vip_day v on v.member_id = a.member_id and v.merchant_id = $1 and v.day >= (a.at at time zone $4)::date
      group by a.owner_id, a.member_id, a.tier, a.at, a.refused`,
    [merchant.id, due.map(({ memberId }) => memberId), due.map(({ key }) => key), merchant.timeZone],
  )
  return rows.map(({ memberId, at, ...referral }) => ({
    ...{ kind: 'referral', memberId, key: referral.friend, atMs: at.getTime() },
    referral,
  }))
}

async function deposits(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<Fact[]> {
  if (due.length === 0) return []
  const rows = await sql.rows(
    {
      memberId: text,
      key: text,
      at: instant,
      method: text,
      chosen: nullable(text),
      started: instant,
      creditedMinor: bigint,
      earlier: arrayOf(instant),
    },
    `select d.member_id::text as "memberId", d.reference as key, r.at, d.method, d.bonus_id as chosen, d.created_at as started,
            r.credited::text as "creditedMinor",
            array(select min(f.at) from deposit o join ledger_posting p on p.merchant_id = o.merchant_id
                    join deposit_receipt f on f.posting_id = p.id and f.reference = o.reference
                   where o.member_id = d.member_id and o.merchant_id = $1 and f.state in ('credited', 'disputed')
                     and o.reference <> d.reference and p.id < r.first_posting
                   group by o.reference) as earlier
       from deposit d
      cross join lateral (
        select min(f.at) as at, min(f.posting_id) as first_posting,
               coalesce(sum(f.amount_minor - f.fee_minor) filter (where f.state = 'credited'), 0) as credited
          from deposit_receipt f where f.reference = d.reference and f.posting_id is not null) r
      where d.merchant_id = $1 and d.reference = any ($2) and r.at is not null`,
    [merchant.id, due.map(({ key }) => key)],
  )
  return rows.map(({ memberId, key, at, earlier, started, ...deposit }) => ({
    kind: 'deposit',
    memberId,
    key,
    atMs: at.getTime(),
    deposit: {
      ...deposit,
      startedMs: started.getTime(),
      number: earlier.length + 1,
      numberOfDay: 1 + sameDay(earlier, at, merchant.timeZone),
    },
  }))
}

function sameDay(moments: readonly Date[], at: Date, timeZone: string): number {
  const day = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return moments.filter((moment) => day(moment) === day(at)).length
}

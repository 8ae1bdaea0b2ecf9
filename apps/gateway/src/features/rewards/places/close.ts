import { turnoverNeeded } from '@livery/contract/rewards/deposit-bonus'
import type { Merchant } from '@livery/merchant/merchant'
import { tellRewards } from '../../../ledger/rewards/rewards.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { issueGift } from '../judging/issue.ts'
import { readMembers } from '../judging/members.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'
import { localMoment, periodName } from '../rules/moments.ts'
import { lastPlace, prizeOf } from './prizes.ts'

/** Rounds settled in a period may be written shortly after its end. */
const GRACE_MS = 60_000

/** Gives out the prizes of leaderboards after the end of their period, once. */
export async function closePlaces(database: Database, merchant: Merchant, nowMs: number): Promise<void> {
  for (const programme of programmesOf(merchant)) {
    if (programme.on !== 'place') continue
    for (const period of await endedPeriods(database, merchant, programme, nowMs)) {
      await database.transaction(async (tx) => {
        const closed = await tx.run(
          'insert into reward_closing (merchant_id, programme_id, period) values ($1, $2, $3) on conflict do nothing',
          [merchant.id, programme.id, period],
        )
        if (closed > 0) await giveOut(tx, merchant, programme, period, nowMs)
      })
    }
  }
}

/** Ended periods with sums that are not closed yet and for which no fact waits. */
async function endedPeriods(
  sql: Sql,
  { id, timeZone }: Merchant,
  programme: Programme,
  nowMs: number,
): Promise<readonly string[]> {
  const isOver = nowMs - GRACE_MS >= programme.untilMs
  // The period of a moment ago also counts as present, so that late rounds are waited for.
  const open = [nowMs, nowMs - GRACE_MS].map((ms) => periodName(programme.period, localMoment(ms, timeZone), ''))
  const rows = await sql.rows(
    { period: text },
    `select distinct p.period from reward_progress p
      where p.merchant_id = $1 and p.programme_id = $2 and ($4 or p.period <> all ($3))
        and not exists (select from reward_closing c where c.programme_id = $2 and c.period = p.period and c.merchant_id = $1)
        and not exists (select from reward_due where merchant_id = $1 and kind = 'round')`,
    [id, programme.id, open, isOver],
  )
  return rows.map(({ period }) => period)
}

async function giveOut(
  sql: Sql,
  merchant: Merchant,
  programme: Programme,
  period: string,
  nowMs: number,
): Promise<void> {
  const winners = await sql.rows(
    { memberId: text },
    `select member_id::text as "memberId" from reward_progress
      where merchant_id = $1 and programme_id = $2 and period = $3 and value > 0
      order by value desc, reached_at, member_id limit $4`,
    [merchant.id, programme.id, period, lastPlace(programme)],
  )
  const members = await readMembers(
    sql,
    merchant.id,
    winners.map(({ memberId }) => memberId),
  )
  for (const [index, { memberId }] of winners.entries()) {
    const member = members.get(memberId)
    const amountMinor = prizeOf(programme, index + 1)
    if (!member || amountMinor === null) continue
    const turnoverMinor = turnoverNeeded(amountMinor, programme.turnoverTimes)
    const fact = { factKind: 'place', factKey: `${programme.id} ${period}`, inputs: { place: index + 1 } }
    await issueGift(
      sql,
      merchant,
      { memberId, programme, source: period, amountMinor, turnoverMinor, ...fact },
      member,
      nowMs,
    )
    await tellRewards(sql, merchant.id, [memberId])
  }
}

import type { Period } from '@livery/contract/account/history/period'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { startOfDay } from '@livery/locale/local-day'
import { integer, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Owner } from './owner.ts'
import { daysOf } from './period.ts'
import { playSums, TOTALS, totalColumns, totalsOf } from './play-sums.ts'

const NOTHING = { rounds: 0, open_rounds: 0, staked: 0n, won: 0n }

/** A member's stakes and wins in a period by day, vendor and game type, all from one reading of the sums. */
export async function readProfit(
  sql: Sql,
  owner: Owner,
  period: Period,
): Promise<Omit<ResponseOf<Calls['personalProfit']>, 'period'>> {
  const { statement, values } = playSums(owner, period, {})
  const days = daysOf(period)
  const rows = await sql.rows(
    { ...TOTALS, day: nullable(integer), vendor: nullable(text), game_type: nullable(text) },
    `select width_bucket(s.quarter, $9::timestamptz[]) as day, s.vendor, s.game_type, ${totalColumns()}
       from (${statement}) s group by grouping sets ((), (1), (s.vendor), (s.game_type))
      order by sum(s.stake_minor) desc, s.vendor, s.game_type`,
    [...values, days.map((day) => startOfDay(day, owner.timeZone))],
  )
  const byDay = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day - 1, row] as const])))
  const whole = rows.find((row) => row.day === null && row.vendor === null && row.game_type === null)
  return {
    totals: totalsOf(owner, whole ?? NOTHING),
    days: days.map((key, index) => ({ key, ...totalsOf(owner, byDay.get(index) ?? NOTHING) })),
    vendors: rows.flatMap((row) => (row.vendor === null ? [] : [{ key: row.vendor, ...totalsOf(owner, row) }])),
    gameTypes: rows.flatMap((row) => (row.game_type === null ? [] : [{ key: row.game_type, ...totalsOf(owner, row) }])),
  }
}

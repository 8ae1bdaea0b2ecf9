import type { PlayTotals } from '@livery/contract/account/history/bets'
import type { Period } from '@livery/contract/account/history/period'
import type { RoundState } from '@livery/contract/account/history/words'
import { bigint, integer, type RowOf } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { amountOf, type Owner } from './owner.ts'

/** Selects rounds; an absent field selects all. */
export interface PlayFilter {
  readonly vendor?: string
  readonly gameType?: string
  readonly state?: RoundState
  /** Rounds of these games. */
  readonly nodes?: readonly number[]
}

/** The sums of the rounds that match a filter, as a statement with its first eight values. */
export function playSums(
  { merchantId, memberId, currency }: Owner,
  { begin, end }: Period,
  { vendor, gameType, state, nodes }: PlayFilter,
): { readonly statement: string; readonly values: readonly unknown[] } {
  return {
    statement: `select s.* from play_sum s
      where s.merchant_id = $1 and s.member_id = $2::bigint and s.currency = $3
        and s.quarter >= $4::timestamptz and s.quarter < $5::timestamptz and ${roundCount(state)} > 0
        and ($6::text is null or s.vendor = $6) and ($7::text is null or s.game_type = $7)
        and ($8::int[] is null or s.node_id = any ($8))`,
    values: [merchantId, memberId, currency.code, begin, end, vendor ?? null, gameType ?? null, nodes ?? null],
  }
}

const SETTLED = '(s.rounds - s.open_rounds - s.cancelled_rounds)'

/** The number of a sum's rounds: of all, or of those in a state. */
export function roundCount(state?: RoundState): string {
  return state ? { open: 's.open_rounds', cancelled: 's.cancelled_rounds', settled: SETTLED }[state] : 's.rounds'
}

/** Columns that total the sums, of all rounds or of those in a state. */
export function totalColumns(state?: RoundState): string {
  const [stake, win] = {
    all: ['s.stake_minor', 's.win_minor'],
    open: ['s.open_stake_minor', 's.open_win_minor'],
    settled: ['s.stake_minor - s.open_stake_minor', 's.win_minor - s.open_win_minor'],
    // A cancelled round has neither stake nor win.
    cancelled: ['0', '0'],
  }[state ?? 'all']
  const open = state === undefined || state === 'open' ? 's.open_rounds' : '0'
  return `coalesce(sum(${roundCount(state)}), 0)::int as rounds, coalesce(sum(${open}), 0)::int as open_rounds,
          coalesce(sum(${stake}), 0)::text as staked, coalesce(sum(${win}), 0)::text as won`
}

export const TOTALS = { rounds: integer, open_rounds: integer, staked: bigint, won: bigint }

export function totalsOf(owner: Owner, { rounds, open_rounds, staked, won }: RowOf<typeof TOTALS>): PlayTotals {
  const amount = amountOf(owner)
  return { rounds, openRounds: open_rounds, staked: amount(staked), won: amount(won), net: amount(won - staked) }
}

/** The totals of the rounds that match a filter. */
export async function readTotals(sql: Sql, owner: Owner, period: Period, filter: PlayFilter): Promise<PlayTotals> {
  const { statement, values } = playSums(owner, period, filter)
  const row = await sql.row(TOTALS, `select ${totalColumns(filter.state)} from (${statement}) s`, values)
  return totalsOf(owner, row!)
}

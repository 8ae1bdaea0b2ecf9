import type { Period } from '@livery/contract/account/history/period'
import type { Movement, MovementTotals } from '@livery/contract/account/history/transactions'
import Type from 'typebox'
import { arrayOf, bigint, instant, integer, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { fromWord, toWord } from './cursor.ts'
import { amountOf, type Owner } from './owner.ts'

export interface MovementPage {
  readonly kind?: string
  readonly language: string
  readonly cursor?: string
  readonly pageSize?: number
}

const PAGE_SIZE = 20

/** The end of the last year with four digits. */
const LAST_QUARTER = Date.UTC(9999, 11, 31)
/** The last entry shown: its quarter of an hour in milliseconds, and its version of the account. */
const EntryPlace = Type.Tuple([
  Type.Integer({ minimum: 0, maximum: LAST_QUARTER }),
  Type.String({ pattern: '^[0-9]{1,18}$' }),
])

/** A player's account by its owner: `$1` the merchant, `$2` the member, `$3` the currency. */
const ACCOUNT = `(select id from ledger_account
  where merchant_id = $1 and currency = $3 and kind = 'player' and owner = $2)`

/**
 * A page of movements on a member's account, the latest first. The sums tell which quarters of an hour have entries of
 * a kind, how many, and between which versions. Only as many quarters are read as the page needs. Some entries of the
 * page's first quarter were shown before, so that quarter is not counted (docs/decisions/75).
 */
export async function readMovements(
  sql: Sql,
  owner: Owner,
  period: Period,
  page: MovementPage,
): Promise<{ readonly movements: Movement[]; readonly next: string | null }> {
  const { placed, hasMore } = await readPlacedMovements(sql, owner, period, page)
  return {
    movements: placed.map(({ movement }) => movement),
    next: hasMore ? (placed.at(-1)?.place ?? null) : null,
  }
}

/** A page with the place of each entry, from which a next page can begin. */
export async function readPlacedMovements(
  sql: Sql,
  owner: Owner,
  { begin, end }: Period,
  { kind, language, cursor, pageSize = PAGE_SIZE }: MovementPage,
): Promise<{
  readonly placed: readonly { readonly movement: Movement; readonly place: string }[]
  readonly hasMore: boolean
}> {
  const [quarter, version] = cursor === undefined ? [] : fromWord(EntryPlace, cursor)
  const rows = await sql.rows(
    {
      id: text,
      kind: text,
      amount: bigint,
      balance: bigint,
      at: instant,
      game: nullable(text),
      round: nullable(text),
      order: nullable(text),
      method: nullable(text),
      quarter: instant,
      version: text,
    },
    `select e.posting_id::text as id, e.kind, e.amount_minor::text as amount, e.balance_after::text as balance, e.at,
            coalesce(g.names->>$7, g.names->>'EN') as game, e.meta->>'round' as round,
            e.meta->>'reference' as "order", e.meta->>'method' as method, q.quarter, e.account_version::text as version
       from (
         select * from (
           select *, sum(counted) over (order by quarter desc) - counted as ahead from (
             select account_id, quarter, min(first_version) as first_version, max(last_version) as last_version,
                    case when quarter = $8::timestamptz then 0 else sum(entries) end as counted
               from ledger_sum
              where account_id = ${ACCOUNT} and quarter >= $4::timestamptz and quarter < $5::timestamptz
                and ($6::text is null or kind = $6) and ($8::timestamptz is null or quarter <= $8)
              group by account_id, quarter) quarters) enough
          where ahead < $10) q
      cross join lateral (
        select e.*, p.kind, p.at, p.meta from ledger_entry e join ledger_posting p on p.id = e.posting_id
         where e.account_id = q.account_id and e.account_version between q.first_version and q.last_version
           and ($8::timestamptz is null or q.quarter < $8 or e.account_version < $9::bigint)
           and p.at >= q.quarter and p.at < q.quarter + interval '15 minutes' and ($6::text is null or p.kind = $6)
         order by e.account_version desc limit $10) e
       left join game_catalogue g on g.node_id = (e.meta->>'node')::int
      order by q.quarter desc, e.account_version desc limit $10`,
    [
      owner.merchantId,
      owner.memberId,
      owner.currency.code,
      begin,
      end,
      kind ?? null,
      language,
      quarter === undefined ? null : new Date(quarter),
      version ?? null,
      pageSize + 1,
    ],
  )
  const amount = amountOf(owner)
  return {
    placed: rows.slice(0, pageSize).map((row) => ({
      movement: {
        id: row.id,
        kind: row.kind,
        amount: amount(row.amount),
        balanceAfter: amount(row.balance),
        at: row.at.toISOString(),
        gameName: row.game,
        roundId: row.round,
        order: row.order,
        method: row.method,
      },
      place: toWord([row.quarter.getTime(), row.version]),
    })),
    hasMore: rows.length > pageSize,
  }
}

/** The totals of a period, of all movements or of one kind, the balances at its ends, and the kinds that occur. */
export async function readMovementTotals(
  sql: Sql,
  owner: Owner,
  { begin, end }: Period,
  kind?: string,
): Promise<{ readonly totals: MovementTotals; readonly kinds: string[] }> {
  const row = await sql.row(
    { entries: integer, came: bigint, went: bigint, kinds: arrayOf(text), opening: bigint, closing: bigint },
    `with account as (select ${ACCOUNT} as id),
     kinds as (
       select kind, sum(entries) as entries, sum(in_minor) as came, sum(out_minor) as went
         from ledger_sum where account_id = (select id from account)
          and quarter >= $4::timestamptz and quarter < $5::timestamptz group by kind)
     select coalesce((select sum(entries) from kinds where $6::text is null or kind = $6), 0)::int as entries,
            coalesce((select sum(came) from kinds where $6::text is null or kind = $6), 0)::text as came,
            coalesce((select sum(went) from kinds where $6::text is null or kind = $6), 0)::text as went,
            array(select kind from kinds order by kind) as kinds,
            ${balanceBefore('$4')} as opening, ${balanceBefore('$5')} as closing`,
    [owner.merchantId, owner.memberId, owner.currency.code, begin, end, kind ?? null],
  )
  const { entries, came, went, kinds, opening, closing } = row!
  const amount = amountOf(owner)
  return {
    totals: { entries, in: amount(came), out: amount(went), opening: amount(opening), closing: amount(closing) },
    kinds,
  }
}

/** The balance at the start of a quarter of an hour: that after the last earlier entry. */
const balanceBefore = (moment: string) => `coalesce((
  select e.balance_after::text from ledger_entry e
   where e.account_id = (select id from account) and e.account_version = (
     select max(last.last_version) from ledger_sum last
      where last.account_id = (select id from account) and last.quarter = (
        select max(s.quarter) from ledger_sum s
         where s.account_id = (select id from account) and s.quarter < ${moment}::timestamptz))), '0')`

import { CONTRACT_KINDS } from '@livery/contract/agent/contract-words'
import type { Crumb, Downline } from '@livery/contract/agent/downlines'
import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import Type from 'typebox'
import { shownAccount } from '../../ledger/member-transfers/shown-account.ts'
import { fromWord, toWord } from '../../members/history/cursor.ts'
import { TEAM } from '../../members/team/in-team.ts'
import { bigint, instant, integer, json, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { PRESENT } from './contracts/read.ts'
import { JOINED } from './figures.ts'
import { maskedEmail, maskedMobile } from './masked.ts'
import { percentOf } from './percent.ts'
import type { Viewed } from './viewer.ts'

const PAGE_SIZE = 20
/** Where the next page begins: after a member, or after an account name. */
const AccountPlace = Type.String({ maxLength: 64 })
const MemberPlace = Type.String({ pattern: '^[0-9]{1,18}$' })

const ROW = {
  id: text,
  key: text,
  account: text,
  kind: integer,
  level: integer,
  upline: nullable(text),
  rebate: integer,
  below: integer,
  balance: bigint,
  size: integer,
  placedAt: instant,
  seenAt: nullable(instant),
  status: oneOf(['active', 'blocked', 'closed']),
  mobile: nullable(text),
  email: nullable(text),
  contracts: json(Type.Array(oneOfWords(CONTRACT_KINDS))),
}

/** Members of the team of `$2` with the columns the tree shows; `$3` is the currency. */
const COLUMNS = `m.id::text as id, m.account_key as key, ${shownAccount('m')} as account, m.kind, t.distance as level,
    ${shownAccount('u')} as upline, p.rebate_bp as rebate,
    coalesce((select max(rebate_bp) from team_member c where c.merchant_id = $1 and c.upline_id = m.id), 0)::int as below,
    coalesce((select balance_minor from ledger_account a
               where a.merchant_id = $1 and a.currency = $3 and a.kind = 'player' and a.owner = m.id::text), 0)::text as balance,
    coalesce((select sum(count) from team_day d
               where d.merchant_id = $1 and d.member_id = m.id and d.scope = 'team' and d.day = '0001-01-01'
                 and d.currency = $3 and d.kind in ('${JOINED.players}', '${JOINED.agents}')), 0)::int as size,
    p.placed_at as "placedAt", m.status, m.mobile, m.email,
    coalesce((select json_agg(distinct c.kind) from contract c
               where c.merchant_id = $1 and c.holder_id = m.id and c.payer_id = $2::bigint and ${PRESENT}), '[]') as contracts,
    (select max(last_seen_at) from known_address k where k.merchant_id = $1 and k.member_id = m.id) as "seenAt"`
const JOINS = `join team_member p on p.merchant_id = $1 and p.member_id = t.member_id
    join member m on m.merchant_id = $1 and m.id = t.member_id
    left join member u on u.merchant_id = $1 and u.id = p.upline_id and t.distance > 0`

interface Page extends Pick<RequestOf<Calls['agentDownlines']>, 'search' | 'cursor'> {
  readonly pageSize?: number | undefined
}

/** Which members are listed: those right below a member, or those of the team whose account begins with a text. */
export async function readDownlines(
  sql: Sql,
  merchant: Pick<Merchant, 'currency'>,
  agent: Viewed,
  of: Viewed,
  { search, cursor, pageSize = PAGE_SIZE }: Page,
): Promise<{ readonly members: Downline[]; readonly next: string | null }> {
  const { code } = merchant.currency
  // Direct downlines are a range of one index. A search by name is a range of account names, each looked up in the
  // team. Numbers match only as a whole, so that nobody learns one digit by digit.
  const rows = search
    ? await sql.rows(
        ROW,
        `select ${COLUMNS} from (
           select f.id, f.account_key from member f join ${TEAM} t on t.member_id = f.id
             join team_line o on o.merchant_id = $1 and o.upline_id = $4::bigint and o.member_id = f.id
            where f.merchant_id = $1 and f.account_key >= lower($5) and f.account_key <= lower($5) || repeat('z', 64)
              and starts_with(f.account_key, lower($5)) and t.distance > 0
              and (f.mobile is null or f.account <> f.mobile or f.account_key = lower($5))
              and ($6::text is null or f.account_key > lower($6))
            order by f.account_key limit ${pageSize + 1}) f
          join ${TEAM} t on t.member_id = f.id ${JOINS}
         order by f.account_key`,
        [
          agent.merchantId,
          agent.memberId,
          code,
          of.memberId,
          search.trim(),
          cursor === undefined ? null : fromWord(AccountPlace, cursor),
        ],
      )
    : await sql.rows(
        ROW,
        `select ${COLUMNS} from team_member b join ${TEAM} t on t.member_id = b.member_id ${JOINS}
          where b.merchant_id = $1 and b.upline_id = $4::bigint and ($5::bigint is null or b.member_id > $5::bigint)
          order by b.member_id limit ${pageSize + 1}`,
        [
          agent.merchantId,
          agent.memberId,
          code,
          of.memberId,
          cursor === undefined ? null : fromWord(MemberPlace, cursor),
        ],
      )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    members: shown.map((row) => downlineOf(row, merchant)),
    next: rows.length > pageSize && last ? toWord(search ? last.key : last.id) : null,
  }
}

/** One member of the team, or the agent. */
export async function readDownline(
  sql: Sql,
  merchant: Pick<Merchant, 'currency'>,
  agent: Viewed,
  of: Viewed,
): Promise<Downline> {
  const row = await sql.row(ROW, `select ${COLUMNS} from ${TEAM} t ${JOINS} where t.member_id = $4::bigint`, [
    agent.merchantId,
    agent.memberId,
    merchant.currency.code,
    of.memberId,
  ])
  return downlineOf(row!, merchant)
}

/** The path from the agent to a member of the team, both included. */
export async function readCrumbs(sql: Sql, agent: Viewed, of: Viewed): Promise<Crumb[]> {
  return sql.rows(
    { id: text, account: text },
    `select m.id::text as id, ${shownAccount('m')} as account
       from ${TEAM} t join team_line l on l.merchant_id = $1 and l.upline_id = t.member_id and l.member_id = $3::bigint
       join member m on m.merchant_id = $1 and m.id = t.member_id
      order by t.distance`,
    [agent.merchantId, agent.memberId, of.memberId],
  )
}

function downlineOf(row: RowOf<typeof ROW>, { currency }: Pick<Merchant, 'currency'>): Downline {
  return {
    id: row.id,
    account: row.account,
    kind: row.kind === 0 ? 'player' : 'agent',
    level: row.level,
    upline: row.upline,
    rebate: percentOf(row.rebate),
    rebateLeast: percentOf(row.below),
    balance: fromMinor(row.balance, currency.exponent),
    teamSize: row.size,
    placedAt: row.placedAt.toISOString(),
    lastSignInAt: row.seenAt?.toISOString() ?? null,
    status: row.status,
    mobile: row.mobile && maskedMobile(row.mobile),
    email: row.email && maskedEmail(row.email),
    contracts: CONTRACT_KINDS.filter((kind) => row.contracts.includes(kind)),
  }
}

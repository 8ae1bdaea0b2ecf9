import Type from 'typebox'
import { bigint, instant, integer, json, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

const ACCOUNT = { id: text, kind: text, currency: text, exponent: integer, balance_minor: bigint }
/** One of a player's accounts in the ledger. */
export type PlayerAccount = RowOf<typeof ACCOUNT>

/** A player's money: free, put aside, bound and owed. */
export async function accountsOf(
  sql: Sql,
  merchantId: string,
  memberId: string,
  currency: string,
): Promise<readonly PlayerAccount[]> {
  return sql.rows(
    ACCOUNT,
    `select id::text, kind, currency, exponent, balance_minor::text from ledger_account
      where merchant_id = $1 and currency = $3 and kind in ('player', 'held', 'bonus', 'debt') and owner = $2
      order by kind`,
    [merchantId, memberId, currency],
  )
}

const ENTRY = {
  version: text,
  posting_id: text,
  kind: text,
  at: instant,
  amount_minor: bigint,
  balance_after: bigint,
  meta: json(Type.Record(Type.String(), Type.Unknown())),
}
/** One movement of an account. */
export type EntryRow = RowOf<typeof ENTRY>

/** The movements of an account before a given one, the latest first. */
export async function entriesOf(
  sql: Sql,
  accountId: string,
  before: string | null,
  limit: number,
): Promise<readonly EntryRow[]> {
  return sql.rows(
    ENTRY,
    `select e.account_version::text as version, e.posting_id::text, p.kind, p.at, e.amount_minor::text,
            e.balance_after::text, p.meta
       from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where e.account_id = $1 and ($2::bigint is null or e.account_version < $2)
      order by e.account_version desc limit $3`,
    [accountId, before, limit],
  )
}

const REQUIREMENT = {
  source_kind: text,
  source_reference: text,
  name: text,
  currency: text,
  exponent: integer,
  needed_minor: bigint,
  done_minor: bigint,
  granted_at: instant,
  finished_at: nullable(instant),
}
export type RequirementRow = RowOf<typeof REQUIREMENT>

/** A player's requirements to stake, open ones first. */
export async function requirementsOf(
  sql: Sql,
  merchantId: string,
  memberId: string,
): Promise<readonly RequirementRow[]> {
  return sql.rows(
    REQUIREMENT,
    `select source_kind, source_reference, name, currency, exponent, needed_minor::text, done_minor::text, granted_at,
            finished_at
       from turnover_requirement where member_id = $2 and merchant_id = $1
      order by finished_at is not null, granted_at desc limit 20`,
    [merchantId, memberId],
  )
}

const PAYEE = {
  id: text,
  method: text,
  masked: text,
  created_at: instant,
  usable_at: instant,
  removed_at: nullable(instant),
}
export type PayeeRow = RowOf<typeof PAYEE>

/** A player's payees; masked, as everywhere. */
export async function payeesOf(sql: Sql, merchantId: string, memberId: string): Promise<readonly PayeeRow[]> {
  return sql.rows(
    PAYEE,
    `select id, method, masked, created_at, usable_at, removed_at from payee
      where member_id = $2 and merchant_id = $1 order by removed_at is not null, created_at desc limit 20`,
    [merchantId, memberId],
  )
}

const SUMS = {
  deposits: integer,
  deposited_minor: bigint,
  withdrawals: integer,
  withdrawn_minor: bigint,
  staked_minor: bigint,
  won_minor: bigint,
}
export type PlayerSums = RowOf<typeof SUMS>

/** A player's deposits, withdrawals, stakes and wins over all time. */
export async function sumsOf(sql: Sql, merchantId: string, memberId: string, currency: string): Promise<PlayerSums> {
  const row = await sql.row(
    SUMS,
    `select d.*, w.*, p.* from
       (select count(*)::int as deposits, coalesce(sum(credited_minor), 0)::text as deposited_minor from deposit
         where member_id = $2 and merchant_id = $1 and currency = $3 and credited_minor > 0) d,
       (select count(*)::int as withdrawals, coalesce(sum(amount_minor), 0)::text as withdrawn_minor from withdrawal
         where member_id = $2 and merchant_id = $1 and currency = $3 and state in ('paid', 'received', 'disputed')) w,
       (select coalesce(sum(stake_minor), 0)::bigint::text as staked_minor, coalesce(sum(win_minor), 0)::bigint::text as won_minor
          from play_sum where merchant_id = $1 and member_id = $2 and currency = $3) p`,
    [merchantId, memberId, currency],
  )
  return row!
}

import type { Merchant } from '@livery/merchant/merchant'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Booked, Ended } from './books.ts'
import type { Against, Round } from './play.ts'

/** No vendor has this name, so no vendor can continue these games. */
const ADAPTER = 'demonstration'
/**
 * Movements per statement: PostgreSQL plans the statements that use these rows for a few of them, not for thousands.
 */
const TOGETHER = 200

export interface History {
  readonly merchant: Pick<Merchant, 'id' | 'currency'>
  /** The member with a list index; -1 is the agent at the top. */
  readonly owner: (who: number) => string
  /** Games that the rounds use in turn. */
  readonly nodes: readonly number[]
  readonly booked: readonly Booked[]
  readonly ended: ReadonlyMap<number | Against, Ended>
  readonly rounds: readonly Round[]
}

/**
 * Writes the drawn history as the wallet and the ledger would have: accounts, sessions, rounds, postings and entries.
 */
export async function writeHistory(sql: Sql, history: History): Promise<void> {
  await addAccounts(sql, history)
  await addRounds(sql, history)
  await addMoves(sql, history)
}

/** Accounts with their balances at the end; the other sides are the demonstration's own accounts. */
async function addAccounts(sql: Sql, { merchant, owner, ended }: History): Promise<void> {
  const accounts = [...ended].map(([account, { balance, version }]) => ({
    kind: typeof account === 'number' ? 'player' : account,
    owner: typeof account === 'number' ? owner(account) : ADAPTER,
    balance: balance.toString(),
    version,
    floor: typeof account === 'number' ? 0 : null,
  }))
  await sql.run(
    `insert into ledger_account (merchant_id, currency, exponent, kind, owner, balance_minor, version, floor_minor)
     select $1, $2, $3::smallint, kind, owner, balance, version, floor
       from jsonb_to_recordset($4::jsonb) as a (kind text, owner text, balance bigint, version bigint, floor bigint)`,
    [merchant.id, merchant.currency.code, merchant.currency.exponent, JSON.stringify(accounts)],
  )
}

async function addRounds(sql: Sql, { merchant, owner, nodes, rounds }: History): Promise<void> {
  const rows = rounds.map(({ who, number, stake, win, at }) => ({
    member: owner(who),
    number,
    node: nodes[number % nodes.length],
    stake: stake.toString(),
    win: win.toString(),
    at: new Date(at).toISOString(),
  }))
  const values = [merchant.id, merchant.currency.code, ADAPTER, JSON.stringify(rows)]
  await sql.run(
    `insert into game_session (id, merchant_id, member_id, account_id, node_id, adapter, token_hash, opened_at,
                               token_expires_at, expires_at, authenticated_at, closed_at)
     select $3 || '-' || r.member || '-' || r.node, $1, r.member, a.id, r.node, $3, '', r.first, r.first, r.last, r.first, r.last
       from (select member, node, min(at) as first, max(at) as last
               from jsonb_to_recordset($4::jsonb) as r (member bigint, node int, at timestamptz) group by member, node) r
       join ledger_account a on a.merchant_id = $1 and a.currency = $2 and a.kind = 'player' and a.owner = r.member::text`,
    values,
  )
  await sql.run(
    `insert into game_round (adapter, round_id, member_id, merchant_id, session_id, node_id, bet_minor, win_minor,
                             opened_at, closed_at)
     select $2, $1 || '-team-' || number, member, $1, $2 || '-' || member || '-' || node, node, stake, win, at,
            at + interval '4 seconds'
       from jsonb_to_recordset($3::jsonb)
            as r (member bigint, number int, node int, stake bigint, win bigint, at timestamptz)`,
    [merchant.id, ADAPTER, JSON.stringify(rows)],
  )
}

async function addMoves(sql: Sql, { merchant, owner, nodes, booked }: History): Promise<void> {
  const moves = booked.map(({ who, kind, against, minor, at, round, version, balance, ...other }, number) => ({
    number,
    member: owner(who),
    kind,
    against,
    amount: minor.toString(),
    at: new Date(at).toISOString(),
    round,
    node: round === null ? null : nodes[round % nodes.length],
    version,
    balance: balance.toString(),
    against_version: other.againstVersion,
    against_balance: other.againstBalance.toString(),
  }))
  for (let at = 0; at < moves.length; at += TOGETHER) await addSome(sql, merchant, moves.slice(at, at + TOGETHER))
}

async function addSome(sql: Sql, { id, currency }: History['merchant'], moves: readonly object[]): Promise<void> {
  await sql.run(
    `with move as (
       select m.*, $1 || '-team-' || m.number as key
         from jsonb_to_recordset($4::jsonb) as m (number int, member bigint, kind text, against text, amount bigint,
              at timestamptz, round int, node int, version bigint, balance bigint, against_version bigint, against_balance bigint)
     ), posting as (
       insert into ledger_posting (merchant_id, kind, idempotency_key, request_hash, at, meta)
       select $1, kind, $3 || ' ' || key, '', at,
              case when round is null then '{}' else jsonb_build_object('round', $1 || '-team-' || round, 'node', node) end
         from move order by number
       returning id, idempotency_key
     ), posted as (
       select m.*, p.id as posting from move m join posting p on p.idempotency_key = $3 || ' ' || m.key
     ), entry as (
       insert into ledger_entry (account_id, account_version, posting_id, merchant_id, amount_minor, balance_after)
       select a.id, s.version, p.posting, $1, s.amount, s.balance
         from posted p
        cross join lateral (values ('player', p.member::text, p.version, p.amount, p.balance),
                                   (p.against, $3, p.against_version, -p.amount, p.against_balance))
                        as s (kind, owner, version, amount, balance)
         join ledger_account a on a.merchant_id = $1 and a.currency = $2 and a.kind = s.kind and a.owner = s.owner
        order by a.id, s.version
     )
     insert into wallet_transaction (adapter, transaction_id, merchant_id, member_id, session_id, kind, round_id,
                                     request_hash, amount_minor, posting_id, response, at)
     select $3, key, $1, member, $3 || '-' || member || '-' || node, kind, $1 || '-team-' || round, '', abs(amount), posting,
            jsonb_build_object('status', 'OK', 'postingId', posting::text,
                               'balance', trunc(balance::numeric / power(10::numeric, $5::int), $5::int)::text), at
       from posted where round is not null`,
    [id, currency.code, ADAPTER, JSON.stringify(moves), currency.exponent],
  )
}

import type { PoolClient } from 'pg'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { MERCHANT } from '../merchant.ts'
import { inTransaction } from '../team/write-team.ts'

/** No vendor has this name, so no vendor can continue these games. */
export const LOAD_ADAPTER = 'load'
const LOAD_DAYS = 30
/** Play on one of three days, three rounds in a row. */
const EVERY = 3
const IN_A_ROW = 3
/** Members per transaction, so that its memory stays bounded. */
const TOGETHER = 1_000
const GAMES = ['RNG', 'LIVE', 'SPORTS']
/** Triggers that derive sums and teams' notes from rounds and entries. */
const FOLLOWS = [
  ['game_round', 'moves_sum_of_new'],
  ['ledger_entry', 'moves_sum'],
  ['ledger_entry', 'notes_team'],
] as const

interface Laid {
  /** The member at the top of the tree; all others' ids count from theirs. */
  readonly topId: string
  readonly members: number
}

/**
 * Writes thirty settled rounds over thirty days for each member of a tree, as the wallet writes them: deposits,
 * sessions, rounds, postings with both sides, the vendor's transactions. They depend only on each member's place. The
 * product's own triggers derive sums and notes. For a hundred thousand members it makes three million rounds. Answers
 * the number.
 */
export async function writeRounds(database: OpenDatabase, { topId, members }: Laid): Promise<number> {
  await setFollowing(database, 'always')
  const nodes = await addGames(database)
  let rounds = 0
  for (let first = 0; first <= members; first += TOGETHER) {
    const last = Math.min(members, first + TOGETHER - 1)
    rounds += await inTransaction(database, (client) => layBatch(client, { topId, first, last, nodes }))
    // Statistics for the present number of rows, so that the next batch gets good plans.
    if (first % (20 * TOGETHER) === 0) await database.run('analyze')
  }
  await setFollowing(database, '')
  return rounds
}

/**
 * Whether the triggers of sums run although all others are off: the written rows refer to existing ones, which need no
 * check.
 */
async function setFollowing(database: OpenDatabase, how: 'always' | ''): Promise<void> {
  for (const [table, trigger] of FOLLOWS) await database.run(`alter table ${table} enable ${how} trigger ${trigger}`)
}

async function addGames(database: OpenDatabase): Promise<readonly number[]> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query(
      `insert into game_catalogue (vendor_id, vendor, code, game_type, names, released_at)
       select 'test', 'TEST', 'load-' || type, type, '{"EN": "Test game"}', now() from unnest($1::text[]) type
       returning node_id`,
      [GAMES],
    )
    return rows.map(({ node_id }) => node_id as number)
  } finally {
    client.release()
  }
}

interface Batch {
  readonly topId: string
  /** Places in the order of the tree. */
  readonly first: number
  readonly last: number
  readonly nodes: readonly number[]
}

async function layBatch(client: PoolClient, { topId, first, last, nodes }: Batch): Promise<number> {
  await client.query('set local session_replication_role = replica')
  await client.query(`set local work_mem = '128MB'`)
  // A plan made while a table is still empty would later read the whole table for each row.
  await client.query('set local enable_seqscan = off')
  const { rowCount } = await client.query(
    `create temp table played on commit drop as
     select p.member, p.number, p.node, p.stake, case when p.luck % 3 = 0 then p.stake * 27 / 10 else 0 end as win,
            'load-' || p.member || '-' || p.number as round, 'load-' || p.member || '-' || p.node as session,
            p.begins + make_interval(secs => 120 * p.turn) as at
       from (select $1::bigint + n as member, day * ${IN_A_ROW} + turn as number, turn,
                    ($4::int[])[1 + day / ${EVERY} % ${GAMES.length}] as node,
                    100 + (n * 31 + day * 977 + turn * 131) % 4901 as stake, (n * 17 + day * 7 + turn * 5) % 11 as luck,
                    date_trunc('day', now(), 'Asia/Manila') - make_interval(days => ${LOAD_DAYS} - day)
                      + make_interval(secs => 3600 + (n * 97 + day * 7919) % 72000) as begins
               from generate_series($2::int, $3::int) n, generate_series(0, ${LOAD_DAYS} - 1) day,
                    generate_series(0, ${IN_A_ROW} - 1) turn
              where (n + day) % ${EVERY} = 0) p`,
    [topId, first, last, nodes],
  )
  // Each deposit equals the stakes, so that no balance becomes negative whatever is won.
  await client.query(
    `create temp table move on commit drop as
     select m.*, row_number() over own as version, sum(m.amount) over own as balance,
            row_number() over other as other_version, -sum(m.amount) over other as other_balance
       from (select member, 'deposit' as kind, sum(stake) as amount, min(at) - interval '1 hour' as at, null as round,
                    null as session, null::int as node, 'load deposit ' || member as key, 'cash' as against
               from played group by member
             union all
             select member, 'bet', -stake, at, round, session, node, round || '-bet', 'house' from played
             union all
             select member, 'win', win, at + interval '3 seconds', round, session, node, round || '-win', 'house'
               from played where win > 0) m
     window own as (partition by member order by at, key), other as (partition by against order by at, key)`,
  )
  await client.query('analyze played, move')
  await client.query(
    `insert into ledger_account (merchant_id, currency, exponent, kind, owner, balance_minor, version, floor_minor)
     select distinct on (member) '${MERCHANT}', 'PHP', 2, 'player', member::text, balance, version, 0
       from move order by member, version desc`,
  )
  await client.query(
    `insert into ledger_account (merchant_id, currency, exponent, kind, owner, balance_minor, version)
     select distinct on (against) '${MERCHANT}', 'PHP', 2, against, 'load-' || $1::int, other_balance, other_version
       from move order by against, other_version desc`,
    [first],
  )
  await client.query(
    `insert into game_session (id, merchant_id, member_id, account_id, node_id, adapter, token_hash, opened_at,
                               token_expires_at, expires_at, authenticated_at)
     select p.session, '${MERCHANT}', p.member, a.id, p.node, '${LOAD_ADAPTER}', '', p.first, p.first, now() + interval '1 day', p.first
       from (select session, member, node, min(at) as first from played group by 1, 2, 3) p
       join ledger_account a on a.merchant_id = '${MERCHANT}' and a.currency = 'PHP' and a.kind = 'player' and a.owner = p.member::text`,
  )
  await client.query(
    `insert into game_round (adapter, round_id, member_id, merchant_id, session_id, node_id, bet_minor, win_minor,
                             opened_at, closed_at)
     select '${LOAD_ADAPTER}', round, member, '${MERCHANT}', session, node, stake, win, at, at + interval '4 seconds' from played`,
  )
  await client.query(
    `insert into ledger_posting (merchant_id, kind, idempotency_key, request_hash, at, meta)
     select '${MERCHANT}', kind, key, '', at,
            case when round is null then '{}' else jsonb_build_object('round', round, 'node', node) end
       from move order by at, key`,
  )
  await client.query(
    `insert into ledger_entry (account_id, account_version, posting_id, merchant_id, amount_minor, balance_after)
     select a.id, s.version, p.id, '${MERCHANT}', s.amount, s.balance
       from move m
       join ledger_posting p on p.idempotency_key = m.key and p.merchant_id = '${MERCHANT}'
      cross join lateral (values ('player', m.member::text, m.version, m.amount, m.balance),
                                 (m.against, 'load-' || $1::int, m.other_version, -m.amount, m.other_balance))
                      as s (kind, owner, version, amount, balance)
       join ledger_account a on a.merchant_id = '${MERCHANT}' and a.currency = 'PHP' and a.kind = s.kind and a.owner = s.owner`,
    [first],
  )
  await client.query(
    `insert into wallet_transaction (adapter, transaction_id, merchant_id, member_id, session_id, kind, round_id,
                                     request_hash, amount_minor, posting_id, response, at)
     select '${LOAD_ADAPTER}', m.key, '${MERCHANT}', m.member, m.session, m.kind, m.round, '', abs(m.amount), p.id,
            jsonb_build_object('status', 'OK', 'postingId', p.id::text, 'balance', trunc(m.balance / 100.0, 2)::text), m.at
       from move m join ledger_posting p on p.idempotency_key = m.key and p.merchant_id = '${MERCHANT}'
      where m.round is not null`,
  )
  return rowCount ?? 0
}

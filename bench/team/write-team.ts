import type { PoolClient } from 'pg'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { MERCHANT } from '../merchant.ts'

/** The number of direct downlines of each agent. */
const WIDTH = 40
const DAYS = 90

/**
 * Writes a tree of members as registrations would: each agent has forty downlines, and everybody their paths and the
 * note of having joined. Answers the id of the agent at the top; the other ids follow in the order of the tree.
 */
export function writeTree(database: OpenDatabase, members: number): Promise<string> {
  return inTransaction(database, async (client) => {
    await client.query(
      `insert into member (merchant_id, account, nickname, password_hash, kind)
       select '${MERCHANT}', 'member' || n, 'Somebody', '', case when n <= $1 / ${WIDTH} then 1 else 0 end
         from generate_series(0, $1::int) n order by n`,
      [members],
    )
    const { rows } = await client.query(`select min(id)::text as top from member where merchant_id = '${MERCHANT}'`)
    const top = rows[0].top as string
    // A member's index gives the index of the agent above.
    await client.query(
      `insert into team_member (merchant_id, member_id, upline_id, level, rebate_bp)
       with recursive place (n, upline, level) as (
         select 0, null::int, 0
         union all
         select p.n * ${WIDTH} + k, p.n, p.level + 1 from place p, generate_series(1, ${WIDTH}) k
          where p.n * ${WIDTH} + k <= $2::int)
       select '${MERCHANT}', $1::bigint + n, $1::bigint + upline, level, greatest(0, 200 - level * 20) from place`,
      [top, members],
    )
    await client.query(
      `insert into team_line (merchant_id, upline_id, member_id, distance)
       with recursive line (upline_id, member_id, distance) as (
         select member_id, member_id, 0 from team_member where merchant_id = '${MERCHANT}'
         union all
         select t.upline_id, l.member_id, l.distance + 1 from line l
           join team_member t on t.merchant_id = '${MERCHANT}' and t.member_id = l.upline_id where t.upline_id is not null)
       select '${MERCHANT}', upline_id, member_id, distance from line`,
    )
    await client.query(
      `insert into team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
       select '${MERCHANT}', $1::bigint + n, 'PHP', now(), case when n <= $2 / ${WIDTH} then 'joinedAgent' else 'joinedPlayer' end, 1, 0, 0
         from generate_series(0, $2::int) n`,
      [top, members],
    )
    return top
  })
}

/** Writes a tree with the figures of ninety days of play by a tenth of its members; answers the agent at the top. */
export async function writeTeam(database: OpenDatabase, members: number): Promise<string> {
  const top = await writeTree(database, members)
  await inTransaction(database, (client) =>
    client.query(
      `insert into team_change (merchant_id, member_id, currency, quarter, kind, count, in_minor, out_minor)
       select '${MERCHANT}', $1::bigint + (day * 7919 + k * 97) % $2, 'PHP', now() - make_interval(days => day), kind, 1, 900, 1000
         from generate_series(0, ${DAYS}) day, generate_series(1, $2 / 1000) k, (values ('play'), ('deposit')) kinds (kind)`,
      [top, members],
    ),
  )
  await foldAll(database)
  return top
}

/** Adds all notes to the teams' figures, which the job does in portions. */
export async function foldAll(database: OpenDatabase): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum analyze')
    for (;;) {
      const { rows: folded } = await client.query(`select team_fold('${MERCHANT}', 'Asia/Manila', 5000) as taken`)
      if (folded[0].taken === 0) break
    }
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

/** Runs something in one transaction on an own connection, without a time limit. */
export async function inTransaction<Result>(
  database: OpenDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release(true)
  }
}

import { Random } from '@livery/artwork/random'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { placeInTeam } from '../../../members/team/place.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { integer, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { bookMoves } from './books.ts'
import { DAYS, drawPeople, type Person, TOP_REBATE_BP } from './people.ts'
import { drawPlay } from './play.ts'
import { type History, writeHistory } from './write-history.ts'

type Seeded = Pick<Merchant, 'id' | 'currency' | 'vendors' | 'categories' | 'agentTypes' | 'agentRebate' | 'demo'>

const DAY_MS = 24 * 3600 * 1000
/** A prefix that no country uses. */
const NUMBERS = 999_000_000_000

/**
 * Gives a demonstration's first agent a team of sixty with three months of play, drawn from the merchant's id. Rows are
 * written in bulk, since the wallet cannot write the past. Nobody signs in to these accounts, and nobody is rewarded
 * for this play. An agent who has a team already stays as before.
 */
export async function seedTeam(database: Database, merchant: Seeded): Promise<void> {
  const top = merchant.demo.accounts.find(({ kind }) => kind === 'agent')
  if (!top) return
  await database.transaction(async (tx) => {
    // Another gateway may start at the same moment.
    await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`demonstration team ${merchant.id}`])
    const topId = await teamless(tx, merchant.id, top.username)
    const nodes = topId ? await gamesOf(tx, merchant) : []
    if (!topId || nodes.length === 0) return
    const random = new Random(`team ${merchant.id}`)
    const people = drawPeople(random)
    const now = Date.now()
    // The agent of a demonstration begins with a hundred small stakes.
    const unit = toMinor(top.balance, merchant.currency.exponent) / 100n || 1n
    const { moves, rounds } = drawPlay(random, people, unit, now, merchant.agentRebate !== undefined)
    const ids = await addPeople(tx, merchant, people, now)
    await placeInTeam(tx, merchant, { memberId: topId, uplineId: null, rebateBp: 0, code: null })
    await tx.run('update team_member set rebate_bp = $3::int where merchant_id = $1 and member_id = $2::bigint', [
      merchant.id,
      topId,
      TOP_REBATE_BP,
    ])
    await placePeople(tx, merchant, people, ids, topId)
    // Where the agent had movements before, no history is written in front of them.
    const isNew = !(await hasAccount(tx, merchant.id, topId))
    const { booked, ended } = bookMoves(isNew ? moves : moves.filter(({ who }) => who >= 0))
    const history: History = { merchant, owner: (who) => (who < 0 ? topId : ids[who]!), nodes, booked, ended, rounds }
    await writeHistory(tx, history)
    await tx.run('delete from reward_due where merchant_id = $1 and member_id = any ($2::bigint[])', [merchant.id, ids])
  })
}

/** The id of an agent without a team. */
async function teamless(sql: Sql, merchantId: string, account: string): Promise<string | undefined> {
  const row = await sql.row(
    { id: text },
    `select id::text as id from member m where merchant_id = $1 and account_key = lower($2)
        and not exists (select from team_member t where t.merchant_id = $1 and t.upline_id = m.id)`,
    [merchantId, account],
  )
  return row?.id
}

async function hasAccount(sql: Sql, merchantId: string, memberId: string): Promise<boolean> {
  const owned = await sql.run(
    `select 1 from ledger_account where merchant_id = $1 and kind = 'player' and owner = $2`,
    [merchantId, memberId],
  )
  return owned > 0
}

/** The most popular game of each kind that the merchant offers. */
async function gamesOf(sql: Sql, { vendors, categories }: Seeded): Promise<readonly number[]> {
  const offers = vendors.flatMap((vendor) =>
    (vendor.categories ?? categories)
      .filter((category) => categories.includes(category))
      .map((category) => `${vendor.id}|${category}`),
  )
  const rows = await sql.rows(
    { node_id: integer },
    `select distinct on (game_type) node_id from game_catalogue
      where vendor_id || '|' || game_type = any ($1) and withdrawn_at is null and is_game = 'GAME'
      order by game_type, popularity desc, node_id`,
    [offers],
  )
  return rows.map(({ node_id }) => node_id)
}

async function addPeople(
  sql: Sql,
  { id, agentTypes }: Seeded,
  people: readonly Person[],
  now: number,
): Promise<readonly string[]> {
  const rows = people.map(({ account, isAgent, joined }, at) => ({
    account,
    kind: isAgent ? (agentTypes[0] ?? 1) : 0,
    email: at % 3 === 0 ? null : `${account}@example.com`,
    mobile: at % 4 === 0 ? null : String(NUMBERS + at * 7919),
    joined: new Date(now - joined * DAY_MS - at * 60_000).toISOString(),
    // The last visit lies at most 36 days ago, and never before joining.
    seen: new Date(now - Math.min(joined, (at * at) % 37) * DAY_MS - at * 61_000).toISOString(),
  }))
  const added = await sql.rows(
    { account: text, id: text },
    `with added as (
       insert into member (merchant_id, account, nickname, kind, password_hash, has_password, email, mobile, first_login_at,
                           created_at)
       select $1, account, initcap(regexp_replace(account, '[0-9].*', '')), kind, '', false, email, mobile, joined, joined
         from jsonb_to_recordset($2::jsonb) as m (account text, kind int, email text, mobile text, joined timestamptz)
       returning account, id
     ), seen as (
       insert into known_address (merchant_id, member_id, network, first_seen_at, last_seen_at)
       select $1, a.id, '192.0.2.0/24', m.joined, m.seen
         from jsonb_to_recordset($2::jsonb) as m (account text, joined timestamptz, seen timestamptz)
         join added a using (account)
     )
     select account, id::text as id from added`,
    [id, JSON.stringify(rows)],
  )
  const byAccount = new Map(added.map((row) => [row.account, row.id]))
  return people.map(({ account }) => byAccount.get(account)!)
}

/** Places everybody, each after the agent above, as at registration. */
async function placePeople(
  sql: Sql,
  merchant: Seeded,
  people: readonly Person[],
  ids: readonly string[],
  topId: string,
): Promise<void> {
  for (const [at, { upline, rebateBp }] of people.entries()) {
    const uplineId = upline === null ? topId : ids[upline]!
    await placeInTeam(sql, merchant, { memberId: ids[at]!, uplineId, rebateBp, code: null })
  }
  await sql.run(
    `update team_member t set placed_at = m.created_at from member m
      where t.merchant_id = $1 and m.merchant_id = $1 and m.id = t.member_id and m.id = any ($2::bigint[])`,
    [merchant.id, ids],
  )
  // Each member's place and rate are valid since joining, the top's since the beginning.
  await sql.run('delete from team_rate where merchant_id = $1 and member_id = any ($2::bigint[])', [
    merchant.id,
    [...ids, topId],
  ])
  await sql.run(
    `insert into team_rate (merchant_id, member_id, since, upline_id, rebate_bp)
     select merchant_id, member_id, case member_id when $3::bigint then now() - interval '${DAYS} days' else placed_at end,
            upline_id, rebate_bp
       from team_member where merchant_id = $1 and member_id = any ($2::bigint[])`,
    [merchant.id, [...ids, topId], topId],
  )
}

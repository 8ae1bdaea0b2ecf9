import type { OpenDatabase } from '../../platform/database/connect.ts'

interface GeneratedHistory {
  /** A player with an account and a game session; see `makePlayer`. */
  readonly memberId: string
  readonly sessionId: string
  /** Rounds with a bet each, and a win in every second one: three entries of the player’s account for two rounds. */
  readonly rounds: number
  readonly days: number
  /** Games used in turn; the last one only once in a thousand rounds. */
  readonly nodes: readonly number[]
}

/**
 * Writes years of play within seconds: rounds, postings and entries as the wallet writes them, four hours of each day,
 * at past times, which the wallet cannot write. The account's books stay correct; the house’s side is left out.
 */
export async function fillHistory(database: OpenDatabase, history: GeneratedHistory): Promise<void> {
  const { memberId, sessionId, rounds, days, nodes } = history
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('alter table ledger_account disable trigger guarded')
    await client.query(
      `create temp table laid on commit drop as
       select n, (n * 3 + 1) / 2 as version,
              date_trunc('day', now()) - make_interval(days => $2) + (n * $2 / $1) * interval '1 day'
                + (n % greatest($1 / $2, 1)) * interval '4 hours' / greatest($1 / $2, 1) as at,
              ($3::int[])[case when n % 1000 = 0 then cardinality($3::int[])
                               else 1 + n % greatest(cardinality($3::int[]) - 1, 1) end] as node,
              n % 2 = 0 as wins
         from generate_series(0, $1::int - 1) n`,
      [rounds, days, nodes],
    )
    await client.query(
      `insert into game_round (adapter, round_id, member_id, merchant_id, session_id, node_id, bet_minor, win_minor,
                               opened_at, closed_at)
       select s.adapter, 'laid-' || s.member_id || '-' || n, s.member_id, s.merchant_id, s.id, node, 100,
              case when wins then 210 else 0 end, l.at, case when n % 5000 <> 7 then l.at end
         from laid l, game_session s where s.id = $1`,
      [sessionId],
    )
    await client.query(
      `with move as (
         select 'bet' as kind, n, version, -100 as amount, at, node from laid
         union all select 'win', n, version + 1, 210, at + interval '1 second', node from laid where wins
       ), posting as (
         insert into ledger_posting (merchant_id, kind, idempotency_key, request_hash, at, meta)
         select s.merchant_id, m.kind, 'laid ' || s.member_id || ' ' || m.version, '', m.at,
                jsonb_build_object('round', 'laid-' || s.member_id || '-' || m.n, 'node', m.node)
           from move m, game_session s where s.id = $1 order by m.version
         returning id, idempotency_key
       )
       insert into ledger_entry (account_id, account_version, posting_id, merchant_id, amount_minor, balance_after)
       select s.account_id, a.version + 1 + m.version, p.id, s.merchant_id, m.amount,
              a.balance_minor + sum(m.amount) over (order by m.version)
         from move m, game_session s join ledger_account a on a.id = s.account_id, posting p
        where s.id = $1 and p.idempotency_key = 'laid ' || s.member_id || ' ' || m.version`,
      [sessionId],
    )
    await client.query(
      `update ledger_account a
          set version = e.version, balance_minor = e.balance_after
         from (select account_id, max(account_version) as version,
                      (array_agg(balance_after order by account_version desc))[1] as balance_after
                 from ledger_entry group by account_id) e
        where e.account_id = a.id and a.owner = $1 and a.kind = 'player'`,
      [memberId],
    )
    await client.query('alter table ledger_account enable trigger guarded')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

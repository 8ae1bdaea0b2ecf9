import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { analyseGrown } from '../../platform/database/upkeep.ts'
import { ledgerUpkeep } from '../upkeep.ts'
import { makePlayer, TEST_ADAPTER, type TestPlayer } from './testing.ts'

const BETS = 12_000

/** The database pages that one bet and its win read and write, on a connection with cached plans. */
async function cost(client: pg.ClientBase, { sessionId }: TestPlayer): Promise<number> {
  let pages = 0
  for (const call of ['wallet_bet', 'wallet_win']) {
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) select ${call}($1, $2, 'PHP', $3, $4, '0.01', false)`,
      [TEST_ADAPTER, sessionId, randomUUID(), 'a-round'],
    )
    const { Plan } = rows[0]['QUERY PLAN'][0]
    pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  }
  return pages
}

forEachDatabase((_kind, database) => {
  it(`a bet reads as many pages after ${BETS} others as at first, by plans that were made when there was none`, async () => {
    const player = await makePlayer(database())
    const client = await database().pool.connect()
    try {
      // From the sixth call on a plan is cached.
      for (let n = 0; n < 8; n += 1) await cost(client, player)
      const first = await cost(client, player)
      await client.query(
        `with posting as (
           insert into ledger_posting (merchant_id, kind, idempotency_key, request_hash)
           select 'aurora', 'bet', 'many ' || n, '' from generate_series(1, ${BETS}) n returning id, idempotency_key
         ), round as (
           insert into game_round (adapter, round_id, member_id, merchant_id, session_id, node_id)
           select $1, 'round ' || n, $2, 'aurora', $3, 1 from generate_series(1, ${BETS}) n
         )
         insert into wallet_transaction (adapter, transaction_id, merchant_id, member_id, session_id, kind, round_id,
                                         request_hash, posting_id, response)
         select $1, idempotency_key, 'aurora', $2, $3, 'bet', 'round ' || idempotency_key, '', id, '{}' from posting`,
        [TEST_ADAPTER, player.memberId, player.sessionId],
      )
      expect(await cost(client, player)).toBeLessThan(1.5 * first)
    } finally {
      client.release()
    }
  })

  it('tables that have doubled are analysed, and only those', async () => {
    expect(await analyseGrown(database(), ledgerUpkeep)).toEqual(
      expect.arrayContaining(['ledger_posting', 'wallet_transaction', 'game_round']),
    )
    expect(await analyseGrown(database(), ledgerUpkeep)).toEqual([])
  })
})

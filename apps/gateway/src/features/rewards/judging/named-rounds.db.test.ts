import Type from 'typebox'
import { expect, test } from 'vitest'
import { makePlayer } from '../../../ledger/wallet/testing.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import { json } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { listen } from '../look-after.ts'
import { accrueRounds } from '../rebate/accrue.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { readDays } from '../vip/days.ts'
import type { DueFact } from './due-facts.ts'
import { readFacts } from './facts.ts'
import { settledRounds } from './settled-rounds.ts'

const ROUNDS = 400
const merchant = merchantWith([], {
  rebate: { min: '1', turnoverTimes: 0, rates: [{ gameType: 'RNG', percent: 1 }] },
  withdrawal: { perDay: { amount: '1000', count: 3 } },
  vip: { days: 30, levels: [{ turnover: '1000' }] },
} as never)

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

/** The number of rows that a plan read and discarded, over all of its loops. */
const discardedRows = (plan: Plan): number =>
  ((plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + discardedRows(part), 0)

/** The plans of the statements about named rounds that a function runs. */
async function plansOf(database: OpenDatabase, act: (sql: Sql) => Promise<unknown>): Promise<readonly Plan[]> {
  const plans: Plan[] = []
  await database.transaction(async (tx) => {
    await act({
      ...tx,
      rows: async (columns, statement, values) => {
        if (statement.includes('d.key')) {
          await tx.run('savepoint explained')
          const row = await tx.row(
            { 'QUERY PLAN': json(Type.Unknown()) },
            `explain (analyze, format json) ${statement}`,
            values,
          )
          await tx.run('rollback to explained')
          plans.push((row!['QUERY PLAN'] as [{ Plan: Plan }])[0].Plan)
        }
        return tx.rows(columns, statement, values)
      },
    })
  })
  return plans
}

forEachDatabase((_kind, database) => {
  // With no rounds the database has no statistics yet; PostgreSQL analyses a table again from some fifty new rows on.
  test.each([0, 60])('each round is looked up by itself, also while the database knows of %i', async (known) => {
    const player = await makePlayer(database(), { balanceMinor: 10_000_000n })
    await listen(database(), merchant)
    const rounds = Array.from({ length: ROUNDS }, (_, index) => `${player.memberId}-${index}`)
    const play = (id: string) => player.bet(id, '1.00', { roundId: id, roundClosed: true })
    for (const [index, id] of rounds.entries()) {
      if (known > 0 && index === known) await database().run('analyze')
      await play(id)
    }
    const due = rounds.map(
      (id): DueFact => ({
        memberId: player.memberId,
        kind: 'round',
        key: `test-vendor ${id}`,
        atMs: Date.now(),
      }),
    )
    for (const act of [
      (sql: Sql) => readFacts(sql, merchant, due),
      (sql: Sql) => readDays(sql, merchant, due),
      (sql: Sql) => accrueRounds(sql, merchant.id, settledRounds(sql, merchant, due)),
    ]) {
      const plans = await plansOf(database(), act)
      expect(plans).toHaveLength(1)
      // Reading a player's whole history for each fact would cost the square of it.
      expect(discardedRows(plans[0]!)).toBeLessThan(ROUNDS * 10)
    }
  })
})

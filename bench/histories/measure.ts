// The cost for PostgreSQL of a page of a long history: a member with 200,000 entries among 5 million, or as many as
// stated. `node bench/histories/measure.ts [millions]`; `history.db.test.ts` checks the plans.

import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { readRounds } from '../../apps/gateway/src/members/history/bets.ts'
import { periodOf } from '../../apps/gateway/src/members/history/period.ts'
import { readTotals } from '../../apps/gateway/src/members/history/play-sums.ts'
import { readProfit } from '../../apps/gateway/src/members/history/profit.ts'
import { fillHistory } from '../../apps/gateway/src/members/history/testing.ts'
import { readMovements, readMovementTotals } from '../../apps/gateway/src/members/history/transactions.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { figure, isOver, print } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'

const ENTRIES = 200_000
const DAYS = 120
/** The fastest of this many runs counts, since other load only adds. */
const TURNS = 9
const BUDGET_MS = 5

const players = Math.max(1, Math.round((Number(process.argv[2] ?? 5) * 1_000_000) / ENTRIES))
const cluster = await startCluster()
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('histories'),
  dataDir: '',
  logger: quietLogger,
})
try {
  await migrate(database)
  let memberId = ''
  for (let at = 0; at < players; at += 1) {
    const player = await makePlayer(database)
    const game = await database.pool.query('select node_id from game_session where id = $1', [player.sessionId])
    const nodes = [game.rows[0].node_id]
    await fillHistory(database, { ...player, rounds: Math.round((ENTRIES * 2) / 3), days: DAYS, nodes })
    if (at === Math.floor(players / 2)) memberId = player.memberId
  }
  await database.pool.query('vacuum analyze')
  const timeZone = 'Asia/Manila'
  const owner = { merchantId: MERCHANT, memberId, currency: { code: 'PHP', exponent: 2 }, timeZone }
  const period = periodOf({ period: 'days30' }, timeZone)
  const sql = database.of(MERCHANT)
  const late = await readRounds(sql, owner, period, {}, { language: 'EN', pageSize: 20_000 })
  const readings = {
    'first page of rounds': () => readRounds(sql, owner, period, {}, { language: 'EN' }),
    'late page of rounds': () => readRounds(sql, owner, period, {}, { language: 'EN', cursor: late.next! }),
    'open rounds alone': () => readRounds(sql, owner, period, { state: 'open' }, { language: 'EN' }),
    'totals of rounds': () => readTotals(sql, owner, period, {}),
    'first page of movements': () => readMovements(sql, owner, period, { language: 'EN' }),
    'deposits alone': () => readMovements(sql, owner, period, { language: 'EN', kind: 'deposit' }),
    'totals of movements, balances': () => readMovementTotals(sql, owner, period),
    'profit by day, vendor and type': () => readProfit(sql, owner, period),
  }
  const figures = []
  for (const [what, read] of Object.entries(readings)) {
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now()
      await read()
      least = Math.min(least, performance.now() - began)
    }
    figures.push(figure(`${what}, with the way there and back`, Math.round(least * 100) / 100, 'ms', BUDGET_MS))
  }
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1
} finally {
  await database.close()
  await cluster.stop()
}

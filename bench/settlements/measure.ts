// The cost of settling a day, for gateway and PostgreSQL together, and the memory of the process that settles, with a
// team of 100,000 members who all played, or of as many thousands as stated:
// `node bench/settlements/measure.ts [thousands]`

import { replayRun } from '../../apps/gateway/src/features/agent/settlement/replay.ts'
import { settleDue } from '../../apps/gateway/src/features/agent/settlement/settle-due.ts'
import { RUN, RUN_COLUMNS } from '../../apps/gateway/src/features/agent/settlement/store/runs.ts'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { integer } from '../../apps/gateway/src/platform/database/row.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { figure, isOver, print } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'
import { peakOf } from '../peak-of.ts'
import { processorSeconds } from '../processor-seconds.ts'
import { writeTeam } from '../team/write-team.ts'
import { agreeDaily, SETTLED_MERCHANT } from './daily-contracts.ts'

const BUDGET_S = 60
/**
 * What a process may hold. The play of members is read by the database some thousand at a time, and rows of a base are
 * kept for those alone who did something in it: 300 MB with a day of 100,000 members, 430 MB with a second one that
 * changed.
 */
const MEMORY_BUDGET_MB = 640
const DAY_MS = 86_400_000

const members = Math.round(Number(process.argv[2] ?? 100) * 1000)
const cluster = await startCluster()
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('settlements'),
  dataDir: '',
  logger: quietLogger,
})
try {
  await migrate(database)
  await writeTeam(database, members)
  await layDay(database)
  const own = database.of(MERCHANT)
  const figures = []
  for (const [what, now] of [
    ['a day', Date.now() + DAY_MS],
    ['the day after it, on which a thousand earlier bets were taken back', Date.now() + 2 * DAY_MS],
  ] as const) {
    const before = await processorSeconds(database)
    const peak = await peakOf(() => settleDue(own, SETTLED_MERCHANT, new Date(now)))
    const spent = (await processorSeconds(database)) - before
    figures.push(
      figure(`the most memory while settling ${what} of ${members} members`, peak, 'MB', MEMORY_BUDGET_MB),
      figure(`settling ${what} of ${members} members`, Math.round(spent * 10) / 10, 's processor time', BUDGET_S),
    )
    await own.run(
      `update play_sum set stake_minor = 0, win_minor = 0, moved_at = clock_timestamp()
        where merchant_id = '${MERCHANT}' and member_id % 100 = 0`,
    )
  }
  for (const run of await own.rows(
    RUN,
    `select ${RUN_COLUMNS} from contract_run where merchant_id = '${MERCHANT}' order by id`,
  ))
    if ((await replayRun(own, run)).faults.length > 0) throw new Error(`${run.key} comes out otherwise`)
  const paid = await own.row(
    { bills: integer },
    `select count(*)::int as bills from contract_bill where merchant_id = '${MERCHANT}' and state = 'paid'`,
  )
  console.log(`${paid!.bills} bills are paid`)
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1
} finally {
  await database.close()
  await cluster.stop()
}

/** Each member plays two games in three quarters of an hour today; each agent but the top one has a contract. */
async function layDay(at: OpenDatabase): Promise<void> {
  await at.run('set statement_timeout = 0')
  await at.everyMerchant.transaction(async (tx) => {
    await tx.run('set local statement_timeout = 0')
    await tx.run(
      `insert into play_sum (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                             cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
       select '${MERCHANT}', t.member_id, 'PHP', quarter_of(now()) - make_interval(mins => 15 * q), 1 + g, 'TEST',
              case g when 0 then 'RNG' else 'LIVE' end, 10, 0, 0, 5000 + t.member_id % 977, 4000, 0, 0, now()
         from team_member t, generate_series(0, 2) q, generate_series(0, 1) g where t.merchant_id = '${MERCHANT}'`,
    )
    await agreeDaily(tx)
    await tx.run(`insert into contract_clock (merchant_id, kind, since) values ('${MERCHANT}', 'daily', now())`)
  })
  await at.run('vacuum analyze')
}

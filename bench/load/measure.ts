// The load fixture: a tree of 100,000 members, or of as many thousands as stated, each with thirty settled rounds, in
// complete books. Measures an agent's pages, the settlement of yesterday, and a day on which the vendor takes back a
// thousand earlier bets. `node bench/load/measure.ts [thousands] [books]`; with `books` all rules are checked.

import { replayRun } from '../../apps/gateway/src/features/agent/settlement/replay.ts'
import { settleDue } from '../../apps/gateway/src/features/agent/settlement/settle-due.ts'
import { RUN, RUN_COLUMNS } from '../../apps/gateway/src/features/agent/settlement/store/runs.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { executeWalletOperation } from '../../apps/gateway/src/ledger/wallet/operations.ts'
import { NO_LIMITS } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { integer, text } from '../../apps/gateway/src/platform/database/row.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { type Figure, figure, isOver, print } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'
import { processorSeconds } from '../processor-seconds.ts'
import { agreeDaily, SETTLED_MERCHANT } from '../settlements/daily-contracts.ts'
import { teamFigures } from '../team/team-figures.ts'
import { foldAll, writeTree } from '../team/write-team.ts'
import { LOAD_ADAPTER, writeRounds } from './write-rounds.ts'

const SETTLE_S = 60
const DAY_MS = 86_400_000
const TAKEN_BACK = 1_000

const [thousands = '100', books] = process.argv.slice(2)
const members = Math.round(Number(thousands) * 1000)
const cluster = await startCluster({ shared_buffers: '512MB', max_wal_size: '8GB', checkpoint_timeout: '1h' })
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('load'),
  dataDir: '',
  logger: quietLogger,
  // Writing the fixture takes longer than a gateway's statements may.
  forCommand: true,
})
try {
  await migrate(database)
  const topId = await writeTree(database, members)
  let rounds = 0
  await timed('laid', async () => {
    rounds = await writeRounds(database, { topId, members })
  })
  console.log(`${members} members, ${rounds.toLocaleString('en')} settled rounds`)
  await timed('folded', () => foldAll(database))
  const figures: Figure[] = [...(await teamFigures(database.of(MERCHANT), topId))]
  await beginContracts(database)
  figures.push(await settled('yesterday', new Date()))
  await takeBack(database)
  figures.push(await settled(`a day on which ${TAKEN_BACK} bets were taken back`, new Date(Date.now() + DAY_MS)))
  await checkRuns(database)
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1
  if (books) await timed('books looked through', checkBooks)
} finally {
  await database.close()
  await cluster.stop()
}

/** Prints how long a step took, and its processor time. */
async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const [began, before] = [performance.now(), await processorSeconds(database)]
  await work()
  const [passed, spent] = [(performance.now() - began) / 1000, (await processorSeconds(database)) - before]
  console.log(`${what} in ${Math.round(passed)} s, ${Math.round(spent)} s of them processor time`)
}

async function settled(what: string, now: Date): Promise<Figure> {
  const before = await processorSeconds(database)
  await settleDue(database.of(MERCHANT), SETTLED_MERCHANT, now)
  const spent = (await processorSeconds(database)) - before
  return figure(`settling ${what}`, Math.round(spent * 10) / 10, 's processor time', SETTLE_S)
}

/** Salaries are paid from yesterday on. */
async function beginContracts(at: OpenDatabase): Promise<void> {
  await at.everyMerchant.transaction(async (tx) => {
    await tx.run('set local statement_timeout = 0')
    await agreeDaily(tx)
    await tx.run(
      `insert into contract_clock (merchant_id, kind, since)
       values ('${MERCHANT}', 'daily', date_trunc('day', now(), 'Asia/Manila') - interval '1 day')`,
    )
  })
  await at.run('vacuum analyze')
}

/** The vendor takes back bets of yesterday, as vendors do. */
async function takeBack(at: OpenDatabase): Promise<void> {
  const bets = await at.of(MERCHANT).rows(
    { transaction: text, round: text, session: text },
    `select w.transaction_id as transaction, r.round_id as round, r.session_id as session
       from game_round r join wallet_transaction w on w.adapter = r.adapter and w.round_id = r.round_id
        and w.member_id = r.member_id and w.kind = 'bet'
      where r.merchant_id = '${MERCHANT}' and r.win_minor = 0
        and r.opened_at >= date_trunc('day', now(), 'Asia/Manila') - interval '1 day'
      order by r.round_id limit ${TAKEN_BACK}`,
  )
  for (const { transaction, round, session } of bets) {
    const { status } = await executeWalletOperation(
      at,
      LOAD_ADAPTER,
      {
        ...{ action: 'rollback', sessionId: session, currency: 'PHP', roundId: round },
        ...{ transactionId: `${transaction}-back`, referenceTransactionId: transaction },
      },
      NO_LIMITS,
    )
    if (status !== 'OK') throw new Error(`${transaction} is not taken back: ${status}`)
  }
}

async function checkBooks(): Promise<void> {
  await foldAll(database)
  const { faults } = await checkInvariants(database.everyMerchant)
  console.log(faults.length === 0 ? 'the books hold' : faults)
  if (faults.length > 0) process.exitCode = 1
}

/** Everything is paid, and a replay of each period gives the same result. */
async function checkRuns(at: OpenDatabase): Promise<void> {
  const own = at.of(MERCHANT)
  const runs = await own.rows(
    RUN,
    `select ${RUN_COLUMNS} from contract_run where merchant_id = '${MERCHANT}' order by id`,
  )
  for (const run of runs)
    if (run.paid_at === null || (await replayRun(own, run)).faults.length > 0)
      throw new Error(`${run.key} comes out otherwise`)
  const bills = await own.row(
    { paid: integer, others: integer },
    `select (count(*) filter (where state = 'paid'))::int as paid, (count(*) filter (where state <> 'paid'))::int as others
       from contract_bill where merchant_id = '${MERCHANT}'`,
  )
  console.log(`${runs.length} periods; ${bills!.paid} bills are paid, ${bills!.others} are of nothing or of less`)
}

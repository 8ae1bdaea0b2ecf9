// The cost of judging facts with forty live programmes, for gateway and PostgreSQL together, compared with the ledger's
// cost of the rounds behind them: `node bench/rewards/measure.ts [members] [rounds of each]`

import type { Merchant } from '@livery/merchant/merchant'
import { listen, lookAfterRewards } from '../../apps/gateway/src/features/rewards/look-after.ts'
import { paidDeposit } from '../../apps/gateway/src/features/rewards/testing/facts.ts'
import { merchantWith } from '../../apps/gateway/src/features/rewards/testing/merchant-with.ts'
import { makePlayer, type TestPlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { integer } from '../../apps/gateway/src/platform/database/row.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { figure, isOver, print } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'
import { processorSeconds } from '../processor-seconds.ts'

const BUDGET_MS = 0.3
/** Judging keeps up with the ledger if a fact costs no more than its round. */
const BUDGET_RATIO = 1
const AT_ONCE = 8
const HOUR_MS = 3_600_000

type Programmes = NonNullable<Merchant['programmes']>

const members = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 20)
const programmes = fortyProgrammes()
const merchant = merchantWith(programmes, {
  withdrawal: { perDay: { amount: '100000', count: 10 } },
  rebate: { min: '1', turnoverTimes: 1, rates: [{ gameType: 'RNG', percent: 0.5 }] },
  vip: { days: 30, keepPercent: 50, levels: [{ turnover: '1000' }, { turnover: '10000' }] },
} as unknown as Partial<Merchant>)
const cluster = await startCluster()
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('rewards'),
  dataDir: '',
  logger: quietLogger,
})
try {
  await migrate(database)
  await listen(database.of(MERCHANT), merchant)
  const players: TestPlayer[] = []
  for (let n = 0; n < members; n += 1) players.push(await makePlayer(database, { balanceMinor: 10_000_000n }))
  for (const { memberId } of players.slice(0, members / 5)) await paidDeposit(database, memberId, '50.00')
  await judgeAll()

  const playing = await spentOn(() => play(players))
  const judging = await spentOn(judgeAll)
  const facts = members * rounds
  const judged = await database.everyMerchant.row(
    { facts: integer },
    `select count(*)::int as facts from reward_fact where merchant_id = '${MERCHANT}' and kind = 'round'`,
  )
  if (judged!.facts !== facts) throw new Error(`${judged!.facts} of ${facts} rounds were judged`)
  const figures = [
    figure(
      `judging each of ${facts} rounds by ${programmes.length} programmes, processor time`,
      perFact(judging),
      'ms',
      BUDGET_MS,
    ),
    figure('playing each of these rounds, processor time', perFact(playing), 'ms', null),
    figure('judging against playing', Math.round((judging / playing) * 100) / 100, '×', BUDGET_RATIO),
  ]
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1

  function perFact(seconds: number): number {
    return Math.round((seconds / facts) * 1e6) / 1000
  }
} finally {
  await database.close()
  await cluster.stop()
}

async function spentOn(work: () => Promise<void>): Promise<number> {
  const before = await processorSeconds(database)
  await work()
  return (await processorSeconds(database)) - before
}

async function judgeAll(): Promise<void> {
  await lookAfterRewards(database.of(MERCHANT), merchant, Date.now() + HOUR_MS)
}

/** Each player plays the stated number of rounds, a few players at once. */
async function play(players: readonly TestPlayer[]): Promise<void> {
  const waiting = [...players]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let player = waiting.pop(); player; player = waiting.pop()) {
        for (let n = 0; n < rounds; n += 1) {
          const roundId = `round-${n}`
          await player.bet(`${player.memberId}-bet-${n}`, '1.00', { roundId })
          await player.win(`${player.memberId}-win-${n}`, n % 4 === 0 ? '3.00' : '0.00', {
            roundId,
            roundClosed: true,
          })
        }
      }
    }),
  )
}

/** Copies of each trigger about rounds or deposits, until forty are live. Two of them reward each player here. */
function fortyProgrammes(): Programmes {
  const reward = { kind: 'money', amount: '1' }
  const made = [
    ...Array.from({ length: 12 }, (_, n) => ({
      trigger: { on: 'turnover', amount: String(50 * (n + 1)) },
      period: 'day',
      reward,
    })),
    ...Array.from({ length: 12 }, (_, n) => ({
      trigger: { on: 'rounds', count: 20 * (n + 1) },
      period: n % 2 === 0 ? 'day' : 'week',
      reward,
    })),
    ...Array.from({ length: 8 }, (_, n) => ({
      trigger: { on: 'winMultiple', times: 2 + n, count: 30 },
      period: 'week',
      reward,
    })),
    ...Array.from({ length: 8 }, (_, n) => ({ trigger: { on: 'deposit', which: 'nth', nth: n + 1 }, reward })),
  ]
  return made.map((one, n) => ({
    id: `programme-${n}`,
    name: { EN: `Programme ${n}` },
    budget: { amount: '100000000', per: 'month' },
    ...one,
  })) as unknown as Programmes
}

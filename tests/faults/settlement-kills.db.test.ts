import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replayRun } from '../../apps/gateway/src/features/agent/settlement/replay.ts'
import { RUN, RUN_COLUMNS } from '../../apps/gateway/src/features/agent/settlement/store/runs.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { placeInTeam } from '../../apps/gateway/src/members/team/place.ts'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { bigint, integer } from '../../apps/gateway/src/platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { kill, linesOf, startScript, until } from './child.ts'

/** How often the process that settles is killed. */
const KILLS = Number(process.env.SETTLEMENT_KILLS ?? 6)
const TREES = 6
const WITHIN_MS = 180_000 + KILLS * 20_000
const DAY_MS = 86_400_000

const MERCHANT = {
  id: 'settled',
  currency: { code: 'PHP', symbol: '₱', exponent: 2 },
  timeZone: 'Asia/Manila',
  turnover: { depositTimes: 1, weights: [] },
  contracts: {
    activeTurnover: '0',
    hourly: {
      tiersMost: 5,
      rateMost: '1',
      plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 0, rate: '1' }] }],
    },
    realtime: {
      tiersMost: 5,
      rateMost: '1',
      plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 0, rate: '1' }] }],
    },
    daily: {
      tiersMost: 5,
      rateMost: '1',
      plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 0, rate: '1' }] }],
    },
  },
  capabilities: { CONTRACTS: true, DAILYSALARY: true, HOURSALARY: true, REALTIMESALARY: true },
}

describe('a settlement that is killed', () => {
  let own: TestDatabase
  let database: OpenDatabase
  let staked = 0n

  beforeAll(async () => {
    own = await makeDatabase('postgres', 'migrated')
    database = await own.open()
    const at = database.of(MERCHANT.id)
    for (let tree = 0; tree < TREES; tree += 1) {
      const make = (balanceMinor: bigint) => makePlayer(database, { merchantId: MERCHANT.id, balanceMinor })
      const [top, agent, player] = [await make(0n), await make(0n), await make(1_000_000n)]
      for (const [{ memberId }, uplineId] of [
        [top, null],
        [agent, top.memberId],
        [player, agent.memberId],
      ] as const) {
        await at.run('update member set kind = 1 where merchant_id = $1 and id = $2::bigint', [MERCHANT.id, memberId])
        await placeInTeam(at, MERCHANT, { memberId, uplineId, rebateBp: 0, code: null })
      }
      for (const kind of ['hourly', 'realtime', 'daily'])
        await at.run(
          `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, since)
           values ($1, $2, 'CONS', $3::bigint, $4::bigint, 'P', $5, 'A', now() - interval '9 days')`,
          [MERCHANT.id, kind, top.memberId, agent.memberId, '[{"turnover":"0","loss":"0","active":"0","rate":"0.5"}]'],
        )
      await player.bet(`bet-${tree}`, '100.00', { roundId: `round-${tree}`, roundClosed: true })
      staked += 10_000n
    }
    // All kinds are settled from an hour before the play on.
    for (const kind of ['daily', 'hourly', 'realtime'])
      await at.run(
        `insert into contract_clock (merchant_id, kind, since) values ($1, $2, now() - interval '6 hours')`,
        [MERCHANT.id, kind],
      )
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await own?.remove()
  })

  test(
    `${KILLS} times has paid every period exactly once`,
    async () => {
      // Each life settles an hour more than the one before, so that there is something left when it dies.
      let interrupted = 0
      for (let killed = 0; killed < KILLS; killed += 1) {
        const hours = 1 + Math.floor((killed * 40) / KILLS)
        const child = startSettler(new Date(Date.now() + hours * 3_600_000))
        const lines = linesOf(child)
        await until(() => lines().length > 0 || child.exitCode !== null)
        await sleep(randomInt(0, 120))
        await kill(child)
        if (lines().length === 1) interrupted += 1
      }
      expect(interrupted).toBeGreaterThan(0)
      const last = startSettler(new Date(Date.now() + 2 * DAY_MS))
      const lines = linesOf<{ at: string }>(last)
      await until(() => lines().some(({ at }) => at === 'done') || last.exitCode !== null, 60_000)
      const at = database.of(MERCHANT.id)
      const runs = await at.rows(RUN, `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 order by id`, [
        MERCHANT.id,
      ])
      expect(runs.length).toBeGreaterThan(40)
      expect(runs.filter(({ paid_at }) => paid_at === null)).toEqual([])
      for (const run of runs) expect((await replayRun(at, run)).faults).toEqual([])
      const paid = await at.row(
        { all: bigint, bills: bigint, open: integer },
        `select (select -coalesce(sum(balance_minor), 0) from ledger_account where merchant_id = $1 and kind = 'rewards')::text as all,
              (select coalesce(sum(paid_minor), 0) from contract_bill where merchant_id = $1 and payer_id = 0)::text as bills,
              (select count(*)::int from contract_bill where merchant_id = $1 and state in ('open', 'part')) as open`,
        [MERCHANT.id],
      )
      // One percent of all stakes by the day, the hour and the minute, each once.
      expect(paid).toEqual({ all: (staked / 100n) * 3n, bills: (staked / 100n) * 3n, open: 0 })
      expect(await checkInvariants(database.everyMerchant)).toEqual({ ok: true, faults: [] })
    },
    WITHIN_MS,
  )

  function startSettler(now: Date) {
    return startScript('settler', own.databaseUrl!, { SETTLE: JSON.stringify({ merchant: MERCHANT, now }) })
  }
})

import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Merchant } from '@livery/merchant/merchant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../apps/gateway/src/features/rewards/look-after.ts'
import { drawRaffle } from '../../apps/gateway/src/features/rewards/raffle/draw.ts'
import { moveRaffles } from '../../apps/gateway/src/features/rewards/raffle/look-after.ts'
import { merchantWith } from '../../apps/gateway/src/features/rewards/testing/merchant-with.ts'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import { makePlayer, type TestPlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { bigint, integer, text } from '../../apps/gateway/src/platform/database/row.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { TextStore } from '../../apps/gateway/src/tenancy/texts/text-store.ts'
import { kill, linesOf, startScript, until } from './child.ts'
import { beforeEachStatement, closedRaffle, type RaffleToDraw } from './raffle-to-draw.ts'

/** How often the process that judges facts is killed. */
const KILLS = Number(process.env.REWARD_KILLS ?? 4)
const MEMBERS = 5
/** How often the process that draws a raffle is killed. */
const DRAWS = Number(process.env.RAFFLE_KILLS ?? 3)
/** The sign-ins of each member in each life. */
const SIGN_INS = 12
const BUDGET = 40

const given = (id: string, more: object) => ({
  ...{ id, name: { EN: id }, trigger: { on: 'signIn' }, reward: { kind: 'money', amount: '1' } },
  ...{ claim: 'auto', budget: { amount: '1000000', per: 'ever' }, ...more },
})
const MERCHANT = merchantWith(
  [
    given('each', { period: 'always' }),
    given('points', { period: 'always', reward: { kind: 'points', amount: '2' } }),
    given('tight', { period: 'always', budget: { amount: String(BUDGET), per: 'ever' } }),
    given('stakes', {
      trigger: { on: 'turnover', amount: '30' },
      reward: { kind: 'bonus', amount: '5', turnoverTimes: 1 },
    }),
    given('level', { trigger: { on: 'level', level: 1 }, reward: { kind: 'tickets', amount: '1' } }),
  ] as unknown as Merchant['programmes'] & object,
  {
    withdrawal: { perDay: { amount: '100000', count: 10 } },
    rebate: { min: '1', turnoverTimes: 1, rates: [{ gameType: 'RNG', percent: 1 }] },
    pointMall: { name: { EN: 'Mall' }, rates: [{ gameType: 'RNG', points: 1, per: '3' }], items: [] },
    vip: { days: 30, keepPercent: 50, levels: [{ turnover: '40' }] },
  } as unknown as Partial<Merchant>,
)

const WITH_RAFFLE = merchantWith(
  [
    {
      ...{ id: 'tickets', name: { EN: 'Tickets' }, trigger: { on: 'deposit' }, period: 'always' },
      ...{ reward: { kind: 'tickets', amount: '3', raffle: 'killed' }, budget: { amount: '1000', per: 'ever' } },
    },
  ] as unknown as Merchant['programmes'] & object,
  {
    raffles: [
      {
        ...{ id: 'killed', name: { EN: 'The draw' }, opens: '2020-01-01T00:00', closes: '2099-01-01T00:00' },
        ...{ draws: '2099-01-01T00:00', budget: { amount: '200' } },
        prizes: [
          { kind: 'money', count: 1, amount: '100' },
          { kind: 'bonus', count: 1, amount: '50', turnoverTimes: 2 },
          { kind: 'goods', count: 1, name: { EN: 'A phone' } },
          { kind: 'points', count: 1, amount: '70' },
        ],
      },
    ],
  } as unknown as Partial<Merchant>,
)

describe('an evaluator of programmes that is killed', () => {
  let own: TestDatabase
  let database: OpenDatabase
  const players: TestPlayer[] = []
  /** The stakes of the rounds that stand, by player. */
  const stakes = new Map<string, number[]>()
  let signedIn = 0

  beforeAll(async () => {
    own = await makeDatabase('postgres', 'migrated')
    database = await own.open()
    await listen(database.of(MERCHANT.id), MERCHANT)
    for (let n = 0; n < MEMBERS; n += 1) players.push(await makePlayer(database, { balanceMinor: 1_000_000n }))
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await own?.remove()
  })

  /** What there is to judge in one life: sign-ins, a round of each player, and a round that is taken back. */
  async function happen(life: number): Promise<void> {
    for (const player of players) {
      const standing = stakes.get(player.memberId) ?? []
      const id = `${player.memberId}-${life}`
      const stake = randomInt(5, 20)
      await player.bet(id, `${stake}.00`, { roundId: `${life}`, roundClosed: true })
      stakes.set(player.memberId, [...standing, stake])
      if (life > 0 && randomInt(3) === 0) {
        await player.rollback(`${id}-back`, id, `${life}`)
        stakes.get(player.memberId)!.pop()
      }
    }
    signedIn += MEMBERS * SIGN_INS
    await database.of(MERCHANT.id).run(
      `insert into reward_due (merchant_id, member_id, kind, key)
       select $1, m, 'signIn', $3 || ' ' || n from unnest($2::bigint[]) m, generate_series(1, $4::int) n`,
      [MERCHANT.id, players.map(({ memberId }) => memberId), `life ${life}`, SIGN_INS],
    )
  }

  test(
    `${KILLS} times has given and paid everything exactly once`,
    async () => {
      let interrupted = 0
      for (let life = 0; life < KILLS; life += 1) {
        await happen(life)
        const child = startRewarder()
        const lines = linesOf(child)
        await until(() => lines().length > 0 || child.exitCode !== null)
        await sleep(randomInt(0, 250))
        await kill(child)
        if (lines().length === 1) interrupted += 1
      }
      expect(interrupted).toBeGreaterThan(0)
      // Two processes do the rest at the same time.
      const last = [startRewarder(), startRewarder()].map((child) => ({ child, lines: linesOf<{ at: string }>(child) }))
      for (const { child, lines } of last)
        await until(() => lines().some(({ at }) => at === 'done') || child.exitCode !== null, 60_000)

      const rewards = await database.everyMerchant.rows(
        { programme: text, count: integer, amount: bigint, posted: bigint },
        `select r.programme_id as programme, count(*)::int as count, sum(r.amount_minor)::text as amount,
              sum(g.posted)::bigint::text as posted
         from reward r
         left join (select p.meta ->> 'reward' as id, -sum(e.amount_minor) as posted
                      from ledger_posting p join ledger_entry e on e.posting_id = p.id
                      join ledger_account a on a.id = e.account_id and a.kind = 'rewards'
                     where p.kind in ('reward', 'rewardTakenBack') group by 1) g on g.id = r.id
        where r.merchant_id = $1 and r.state = 'claimed' group by 1 order by 1`,
        [MERCHANT.id],
      )
      const sums = players.map(({ memberId }) => stakes.get(memberId)!.reduce((sum, stake) => sum + stake, 0))
      const reached = (least: number) => sums.filter((sum) => sum >= least).length
      const line = (programme: string, count: number, each: number) => ({
        programme,
        count,
        amount: BigInt(count * each),
        posted: BigInt(count * each),
      })
      expect(rewards).toEqual(
        [
          line('each', signedIn, 100),
          line('level', reached(40), 1),
          line('points', signedIn, 2),
          line('stakes', reached(30), 500),
          line('tight', Math.min(BUDGET, signedIn), 100),
        ].filter(({ count }) => count > 0),
      )
      const accrued = await database.everyMerchant.rows(
        { memberId: text, rebate: bigint, points: bigint },
        `select m.id::text as "memberId",
              (select coalesce(sum(amount_micro), 0) from rebate_accrual a where a.member_id = m.id)::bigint::text as rebate,
              (select coalesce(sum(posted), 0) from point_purse p where p.member_id = m.id)::bigint::text as points
         from member m where m.merchant_id = $1 order by m.id`,
        [MERCHANT.id],
      )
      expect(accrued).toEqual(
        players.map(({ memberId }, at) => {
          const points = stakes.get(memberId)!.reduce((sum, stake) => sum + Math.floor((stake * 1_000_000) / 3), 0)
          return { memberId, rebate: BigInt(sums[at]!) * 1_000_000n, points: BigInt(Math.floor(points / 1_000_000)) }
        }),
      )
      expect(await checkInvariants(database.everyMerchant)).toEqual({ ok: true, faults: [] })
    },
    600_000 + KILLS * 10_000,
  )

  test(
    `and one that draws a raffle, killed ${DRAWS} times between two of its statements, gives every prize once`,
    async () => {
      const merchant = WITH_RAFFLE
      const raffles = database.of(merchant.id)
      const settings = { deploymentSecret: 'the secret of this test', previousSecrets: [] }
      const services = { settings, texts: new TextStore(join(import.meta.dirname, '../../locales')) }
      const id = await closedRaffle(raffles, merchant, settings)
      // The number of statements, counted in a draw that is rolled back.
      let statements = 0
      const counted = raffles.transaction(async (tx) => {
        await drawRaffle(
          beforeEachStatement(tx, (number) => (statements = number)),
          services,
          merchant,
          id,
        )
        throw new Error('counted')
      })
      await expect(counted).rejects.toThrow('counted')
      const left = async () =>
        database.everyMerchant.row(
          { state: text, seed: text, winners: integer, rewards: integer, messages: integer },
          `select state, coalesce(seed, 'none') as seed,
                (select count(*)::int from raffle_winner w where w.raffle = r.id) as winners,
                (select count(*)::int from reward o where o.fact_key = r.id and o.fact_kind = 'raffle') as rewards,
                (select count(*)::int from message where written_by = 'raffle' and merchant_id = $1) as messages
           from raffle r where merchant_id = $1 and id = $2`,
          [merchant.id, id],
        )
      for (let life = 0; life < DRAWS; life += 1) {
        // The last process dies when only the commit is left.
        const at = life === DRAWS - 1 ? statements + 1 : randomInt(2, statements + 1)
        const draw: RaffleToDraw = { merchant, id, settings, at }
        const child = startScript('drawer', own.databaseUrl!, { RAFFLE: JSON.stringify(draw) })
        const signal = await new Promise((ended) => child.once('exit', (_code, by) => ended(by)))
        expect(signal).toBe('SIGKILL')
        expect(await left(), `before statement ${at} of ${statements}`).toEqual({
          ...{ state: 'closed', seed: 'none', winners: 0, rewards: 0, messages: 0 },
        })
      }
      // Two draw it at the same time.
      await Promise.all([1, 2].map(() => moveRaffles(raffles, services, merchant, Date.now())))
      expect(await left()).toMatchObject({ state: 'drawn', winners: 4, rewards: 3 })
      const places = await database.everyMerchant.rows(
        { source: text, amount: bigint },
        `select source, amount_minor::text as amount from reward where fact_key = $1 and fact_kind = 'raffle' order by source`,
        [id],
      )
      expect(places).toEqual([
        { source: 'killed 1', amount: 10_000n },
        { source: 'killed 2', amount: 5_000n },
        { source: 'killed 4', amount: 70n },
      ])
      expect(await checkInvariants(database.everyMerchant)).toEqual({ ok: true, faults: [] })
    },
    600_000 + KILLS * 10_000,
  )

  const startRewarder = () => startScript('rewarder', own.databaseUrl!, { REWARD: JSON.stringify(MERCHANT) })
})

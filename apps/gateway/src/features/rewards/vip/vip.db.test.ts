import { Random } from '@livery/artwork/random'
import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { instant, integer, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { readFacts } from '../judging/facts.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { rebateHandler } from '../rebate/calls.ts'
import type { RewardContext } from '../services.ts'
import { chargeback, paidDeposit, undoneDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { vipHandler } from './calls.ts'
import { levelOf, thresholdsOf } from './levels.ts'
import { reviewLevels } from './move.ts'

const budget = { amount: '100000', per: 'ever' } as const
const reached = (level: number, amount: string) =>
  ({
    ...{ id: `level-${level}`, name: { EN: `Level ${level}` }, trigger: { on: 'level', level }, budget },
    reward: { kind: 'money', amount },
  }) as NonNullable<Merchant['programmes']>[number]
/** More on higher levels, each month. */
const monthly = {
  ...{ id: 'monthly', name: { EN: 'Monthly' }, trigger: { on: 'signIn' }, period: 'month', budget },
  ...{ conditions: { levelFrom: 2 }, reward: { kind: 'points', byLevel: { '2': '10', '3': '50' } } },
} as NonNullable<Merchant['programmes']>[number]
const MERCHANT = merchantWith([reached(1, '5'), reached(2, '20'), reached(3, '100'), monthly], {
  withdrawal: { perDay: { count: 3 } } as Merchant['withdrawal'],
  rebate: { min: '1', turnoverTimes: 0, rates: [{ gameType: 'RNG', percent: 1 }] },
  vip: {
    days: 30,
    keepPercent: 50,
    levels: [
      { turnover: '100' },
      { name: 'Gold', turnover: '1000', deposits: '50', rebatePercent: 0.5, withdrawalsPerDay: 9 },
      { turnover: '5000', deposits: '50' },
    ],
  },
})

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const player = () => makePlayer(database(), { balanceMinor: 10_000_000n })
  const play = (one: TestPlayer, id: string, amount: string) =>
    one.bet(`${one.memberId}-${id}`, amount, { roundId: id, roundClosed: true })
  const undo = (one: TestPlayer, id: string) => one.rollback(`${one.memberId}-back-${id}`, `${one.memberId}-${id}`, id)
  /** Facts of levels follow from other facts, so one run is not enough. */
  const look = async (merchant = MERCHANT) => {
    for (let n = 0; n < 3; n += 1) await lookAfterRewards(database(), merchant, Date.now() + 10_000)
  }
  const levelNow = async ({ memberId }: TestPlayer) =>
    (await database().row({ level: integer }, 'select vip_level as level from member where id = $1', [memberId]))!.level
  const rewards = async ({ memberId }: TestPlayer) =>
    (
      await database().rows(
        { id: text, state: text },
        'select programme_id as id, state from reward where member_id = $1 order by 1',
        [memberId],
      )
    ).map(({ id, state }) => `${id} ${state}`)
  const asking = async (one: TestPlayer) =>
    ({
      services: { database: database() },
      site: { merchant: MERCHANT },
      account: { memberId: one.memberId, isTrial: false, vipLevel: await levelNow(one) },
      request: {},
    }) as unknown as RewardContext

  test('a level is reached by turnover and deposits of the latest days, and its reward is given once', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await play(one, 'a', '99.99')
    await look()
    expect([await levelNow(one), await rewards(one)]).toEqual([0, []])
    await play(one, 'b', '5000.00')
    await look()
    expect([await levelNow(one), await rewards(one)]).toEqual([1, ['level-1 issued']])
    await paidDeposit(database(), one.memberId, '50.00')
    await look()
    expect(await levelNow(one)).toBe(3)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 issued', 'level-3 issued'])
    await play(one, 'c', '5000.00')
    await look()
    expect(await rewards(one)).toHaveLength(3)
    const shown = await vipHandler((await asking(one)) as never)
    expect(shown).toMatchObject({
      level: 3,
      name: 'VIP 3',
      turnover: '10099.99',
      deposits: '50.00',
      days: 30,
      keepPercent: 50,
    })
    expect(shown.levels[1]).toEqual({
      ...{ level: 2, name: 'Gold', turnover: '1000.00', deposits: '50.00', rebatePercent: '0.5' },
      ...{ withdrawalsPerDay: 9, withdrawalPerDay: null, reward: { kind: 'money', amount: '20.00' } },
      regular: [{ kind: 'points', amount: '10', period: 'month' }],
    })
    expect(shown.levels.map(({ regular }) => regular.map(({ amount }) => amount))).toEqual([[], ['10'], ['50']])
  })

  test('a level that rests on what was undone is lost with its reward, and had again when it is reached again', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    const { providerRef } = await paidDeposit(database(), one.memberId, '60.00')
    await play(one, 'a', '500.00')
    await play(one, 'b', '5000.00')
    await look()
    expect(await levelNow(one)).toBe(3)
    await undo(one, 'b')
    await look()
    expect(await levelNow(one)).toBe(1)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 takenBack', 'level-3 takenBack'])
    await play(one, 'c', '600.00')
    await look()
    expect(await levelNow(one)).toBe(2)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 issued', 'level-3 takenBack'])
    const back = await chargeback(database(), providerRef, '60.00')
    await look()
    expect(await levelNow(one)).toBe(1)
    await back()
    await look()
    expect(await levelNow(one)).toBe(2)
  })

  test('what is undone takes the rewards of all levels that rest on it, however many rises there were', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await paidDeposit(database(), one.memberId, '50.00')
    await play(one, 'a', '100.00')
    await look()
    await play(one, 'b', '1000.00')
    await look()
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 issued'])
    await undo(one, 'a')
    await undo(one, 'b')
    await look()
    expect(await levelNow(one)).toBe(0)
    expect(await rewards(one)).toEqual(['level-1 takenBack', 'level-2 takenBack'])
  })

  test('a rise is held against what levels took then, however much they take when something of its days is undone', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    for (const [id, amount] of [
      ['a', '60.00'],
      ['b', '60.00'],
      ['c', '10.00'],
    ] as const)
      await play(one, id, amount)
    await look()
    expect(await levelNow(one)).toBe(1)
    const dearer = { ...MERCHANT, vip: { ...MERCHANT.vip!, days: 1, levels: [{ turnover: '500' }] } } as Merchant
    await listen(database(), dearer)
    await undo(one, 'c')
    await look(dearer)
    expect([await levelNow(one), await rewards(one)]).toEqual([1, ['level-1 issued']])
    await undo(one, 'b')
    await look(dearer)
    expect([await levelNow(one), await rewards(one)]).toEqual([0, ['level-1 takenBack']])
  })

  test('a deposit that is undone on a later day leaves the day on which it was credited', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    const { providerRef } = await paidDeposit(database(), one.memberId, '60.00')
    await play(one, 'a', '1000.00')
    await look()
    expect(await levelNow(one)).toBe(2)
    await undoneDeposit(database(), providerRef, new Date(Date.now() + 2 * 86_400_000))
    await look()
    expect(await levelNow(one)).toBe(1)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 takenBack'])
  })

  test('rules that take more than before undo nothing', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await paidDeposit(database(), one.memberId, '60.00')
    await play(one, 'a', '1000.00')
    await look()
    const vip = { days: 30, keepPercent: 50, levels: [{ turnover: '5000' }, { turnover: '9000' }] }
    await play(one, 'b', '1.00')
    await look({ ...MERCHANT, vip })
    expect(await levelNow(one)).toBe(2)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 issued'])
  })

  test('a level that is reached again is the fact of the moment at which it was first reached', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await play(one, 'a', '150.00')
    await look()
    const first = await database().row({ at: instant }, 'select at from vip_change where member_id = $1', [
      one.memberId,
    ])
    await database().run('update vip_day set turnover_minor = 0 where member_id = $1', [one.memberId])
    await database().run('delete from vip_review')
    await reviewLevels(database(), MERCHANT)
    expect(await levelNow(one)).toBe(0)
    await play(one, 'b', '150.00')
    await look()
    expect(await levelNow(one)).toBe(1)
    const due = { memberId: one.memberId, kind: 'level', key: '1', atMs: Date.now() + 1_000 }
    expect(await readFacts(database(), MERCHANT, [due])).toEqual([
      { kind: 'level', key: '1', memberId: one.memberId, level: 1, isUndone: false, atMs: first!.at.getTime() },
    ])
  })

  test('keepPercent keeps a level while days pass, and a review a day takes it, never its reward', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await paidDeposit(database(), one.memberId, '50.00')
    await play(one, 'a', '400.00')
    await play(one, 'b', '600.00')
    await look()
    expect(await levelNow(one)).toBe(2)
    const review = async (turnoverMinor: number, depositMinor: number) => {
      await database().run('delete from vip_review')
      await database().run('update vip_day set turnover_minor = $2, deposit_minor = $3 where member_id = $1', [
        one.memberId,
        turnoverMinor,
        depositMinor,
      ])
      await reviewLevels(database(), MERCHANT)
      return levelNow(one)
    }
    expect(await review(50_000, 2_500)).toBe(2)
    expect(await review(49_999, 2_500)).toBe(1)
    await database().run('update vip_day set turnover_minor = 0 where member_id = $1', [one.memberId])
    await reviewLevels(database(), MERCHANT)
    expect(await levelNow(one)).toBe(1)
    expect(await rewards(one)).toEqual(['level-1 issued', 'level-2 issued'])
  })

  test('a review goes from page to page, each a transaction of its own', async () => {
    await listen(database(), MERCHANT)
    const players = await Promise.all([1, 2, 3].map(player))
    for (const one of players) await play(one, 'a', '100.00')
    await look()
    for (const { memberId } of players)
      await database().run('update vip_day set turnover_minor = 0 where member_id = $1', [memberId])
    await database().run('delete from vip_review')
    const levelled = await database().row(
      { count: integer },
      'select count(*)::int as count from member where vip_level > 0',
    )
    let pages = 0
    const own = database()
    const transaction: Database['transaction'] = (work) => {
      pages += 1
      return own.transaction(work)
    }
    const counted = new Proxy(own, { get: (of, key) => (key === 'transaction' ? transaction : Reflect.get(of, key)) })
    await reviewLevels(counted, MERCHANT, 2)
    expect(pages).toBe(Math.floor(levelled!.count / 2) + 1)
    expect(await Promise.all(players.map(levelNow))).toEqual([0, 0, 0])
  })

  test('a level adds its rebatePercent to bets from then on', async () => {
    await listen(database(), MERCHANT)
    const one = await player()
    await paidDeposit(database(), one.memberId, '50.00')
    await play(one, 'a', '1000.00')
    await look()
    await play(one, 'b', '1000.00')
    await look()
    const { open, rates } = await rebateHandler((await asking(one)) as never)
    expect(open.map(({ percent, amount }) => [percent, amount])).toEqual([
      ['1.5', '15.00'],
      ['1', '10.00'],
    ])
    expect(rates).toEqual([{ vendor: null, gameType: 'RNG', percent: '1.5' }])
  })

  test('who played before there were levels has them by the days that count', async () => {
    const one = await player()
    await database().run(`delete from reward_listener where merchant_id = 'aurora'`)
    await play(one, 'a', '150.00')
    await listen(database(), MERCHANT)
    await play(one, 'b', '1.00')
    await look()
    expect(await levelNow(one)).toBe(1)
  })

  test('drawn bets, rollbacks, deposits and looks at the same time leave the level that what stands reaches', async () => {
    await listen(database(), MERCHANT)
    const random = new Random('vip/1')
    const thresholds = thresholdsOf(MERCHANT)
    const players = await Promise.all([1, 2, 3].map(player))
    const model = players.map(() => ({ rounds: new Map<string, bigint>(), depositMinor: 0n }))
    for (let turn = 0; turn < 8; turn += 1) {
      await Promise.all([
        ...players.map(async (one, at) => {
          const own = model[at]!
          for (let n = 0; n < 4; n += 1) {
            const stake = BigInt(random.whole(1, 60_000))
            const id = `${turn}-${n}`
            await play(one, id, `${stake / 100n}.${String(stake % 100n).padStart(2, '0')}`)
            own.rounds.set(id, stake)
          }
          for (const id of [...own.rounds.keys()].filter(() => random.chance(0.3))) {
            await undo(one, id)
            own.rounds.delete(id)
          }
          if (random.chance(0.4)) {
            await paidDeposit(database(), one.memberId, '20.00')
            own.depositMinor += 2_000n
          }
        }),
        look(),
        look(),
      ])
      await look()
      for (const [at, one] of players.entries()) {
        const { rounds, depositMinor } = model[at]!
        const turnoverMinor = [...rounds.values()].reduce((sum, stake) => sum + stake, 0n)
        expect(await levelNow(one)).toBe(levelOf(thresholds, { turnoverMinor, depositMinor }))
      }
    }
    for (const one of players) {
      const level = await levelNow(one)
      const held = (await rewards(one)).filter((reward) => reward.endsWith('issued'))
      expect(held).toEqual(Array.from({ length: level }, (_, index) => `level-${index + 1} issued`))
    }
  })
})

import { expect, test } from 'vitest'
import { explainRewards } from '../../../ledger/rewards/explained.ts'
import { decideReward } from '../../../ledger/rewards/rewards.ts'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { closePlaces } from '../places/close.ts'
import type { RewardContext } from '../services.ts'
import { chargeback, paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { claimHandler } from './claim.ts'
import { codeHandler } from './code.ts'
import { joinHandler } from './join.ts'
import { countsHandler, rewardsHandler } from './read.ts'

const budget = { amount: '100000', per: 'ever' } as const
const MERCHANT = merchantWith([
  {
    ...{ id: 'code', name: { EN: 'Code' }, trigger: { on: 'code', codes: ['Gabi-50'] }, budget },
    reward: { kind: 'points', amount: '50' },
  },
  {
    ...{ id: 'apply', name: { EN: 'Apply' }, trigger: { on: 'signUp' }, join: 'apply', comment: 'required', budget },
    reward: { kind: 'money', amount: '5' },
  },
  {
    ...{
      id: 'mission',
      name: { EN: 'Mission' },
      trigger: { on: 'rounds', count: 2 },
      join: 'join',
      period: 'day',
      budget,
    },
    reward: { kind: 'money', amount: '3' },
  },
  {
    ...{ id: 'board', name: { EN: 'Board' }, trigger: { on: 'place', metric: 'turnover' }, period: 'day', budget },
    ...{ reward: { kind: 'money' }, prizes: [{ from: 1, to: 1, amount: '100' }] },
  },
  {
    ...{ id: 'deposit', name: { EN: 'Deposit' }, trigger: { on: 'deposit' }, join: 'apply', budget },
    reward: { kind: 'money', amount: '5' },
  },
])

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)
  const judge = () => lookAfterRewards(database(), MERCHANT, Date.now() + 5_000)
  const context = (one: TestPlayer, request: object) =>
    ({
      ...{ services: { database: database() }, site: { merchant: MERCHANT }, request },
      account: { memberId: one.memberId, isTrial: false, vipLevel: 0 },
    }) as unknown as RewardContext<never>
  const shown = (one: TestPlayer) => rewardsHandler(context(one, { language: 'EN' }))
  const statusOf = async (one: TestPlayer, programme: string) =>
    (await shown(one)).programmes.find(({ id }) => id === programme)?.status

  test('a member joins, applies, enters a code and claims, each once, and sees where they stand', async () => {
    await listen(database(), MERCHANT)
    const [one, other] = [await makePlayer(database()), await makePlayer(database())]
    await judge()
    const code = (typed: string) => codeHandler(context(one, { code: typed }))
    expect(await code('nothing')).toEqual({ status: 'refused', reason: 'code' })
    expect(await code('GABI-50')).toEqual({ status: 'given', reason: null })
    expect(await code('gabi-50')).toEqual({ status: 'refused', reason: 'already' })

    const join = (id: string, comment: string | null = null) => joinHandler(context(one, { id, comment }))
    expect(await statusOf(one, 'apply')).toBe('applicable')
    expect(await join('apply')).toEqual({ status: 'refused', reason: 'comment' })
    expect(await join('apply', ' \u202EPlease\u202C ')).toEqual({ status: 'applying', reason: null })
    expect(await join('apply', 'Please')).toEqual({ status: 'refused', reason: 'already' })
    expect(await statusOf(one, 'apply')).toBe('applying')
    const applied = await database().row(
      { comment: text },
      `select comment from reward where member_id = $1 and programme_id = 'apply'`,
      [one.memberId],
    )
    expect(applied?.comment, 'without the marks that turn what an operator reads').toBe('Please')

    expect(await statusOf(one, 'mission')).toBe('joinable')
    expect(await join('mission')).toEqual({ status: 'joined', reason: null })
    expect(await statusOf(one, 'mission')).toBe('joined')
    for (const id of ['a', 'b']) await one.bet(`${one.memberId}${id}`, '10.00', { roundId: id, roundClosed: true })
    await other.bet(`${other.memberId}a`, '20.00', { roundId: 'a', roundClosed: true })
    await judge()
    expect(await statusOf(one, 'mission')).toBe('issued')
    expect(await countsHandler(context(one, {}))).toEqual({ rewardCenter: 2, missionLeaderboard: 1 })

    const before = await shown(one)
    const ids = before.rewards.filter(({ state }) => state === 'issued').map(({ id }) => id)
    expect(await claimHandler(context(other, { ids }))).toEqual({ claimed: [], refused: ids })
    expect(await claimHandler(context(one, { ids }))).toEqual({ claimed: ids, refused: [] })
    expect((await shown(one)).points).toBe(50)
    expect(await countsHandler(context(one, {}))).toEqual({ rewardCenter: 0, missionLeaderboard: 0 })

    // Both staked 20.00: the earlier one leads, and gets the prize once when the day is over.
    const board = before.programmes.find(({ id }) => id === 'board')
    expect(board?.leaders).toHaveLength(2)
    const tomorrow = Date.now() + 2 * 86_400_000
    await Promise.all([closePlaces(database(), MERCHANT, tomorrow), closePlaces(database(), MERCHANT, tomorrow)])
    const prizes = async (of: TestPlayer) =>
      (await shown(of)).rewards.filter(({ programmeId }) => programmeId === 'board').map(({ amount }) => amount)
    const first = board?.leaders?.[0]?.isOwn ? one : other
    expect([await prizes(first), await prizes(first === one ? other : one)]).toEqual([['100.00'], []])
  })

  test('who applies before what they rest on is judged applies once all the same', async () => {
    await listen(database(), MERCHANT)
    const one = await makePlayer(database())
    const apply = () => joinHandler(context(one, { id: 'apply', comment: 'Please' }))
    expect(await apply()).toEqual({ status: 'applying', reason: null })
    await judge()
    expect(await statusOf(one, 'apply')).toBe('applying')
    expect(await apply()).toEqual({ status: 'refused', reason: 'already' })
  })

  test('who was rejected reads at the programme why', async () => {
    await listen(database(), MERCHANT)
    const one = await makePlayer(database())
    await judge()
    await joinHandler(context(one, { id: 'apply', comment: 'Please' }))
    const [reward] = (await shown(one)).rewards
    const reason = 'Once for each household'
    const rejection = { granted: false, operator: 'ana', reason, expiresAt: new Date() }
    await database().transaction((tx) => decideReward(tx, MERCHANT.id, reward?.id ?? '', rejection))
    const programme = (await shown(one)).programmes.find(({ id }) => id === 'apply')
    expect(programme).toMatchObject({ status: 'rejected', why: reason })
  })

  test.each(['before', 'after'])(
    'what was applied for %s it was judged is taken back with its deposit',
    async (moment) => {
      await listen(database(), MERCHANT)
      const one = await makePlayer(database())
      await judge()
      const { providerRef } = await paidDeposit(database(), one.memberId, '100.00')
      if (moment === 'after') await judge()
      expect(await joinHandler(context(one, { id: 'deposit', comment: null }))).toMatchObject({ status: 'applying' })
      await chargeback(database(), providerRef, '100.00')
      await judge()
      const state = (await shown(one)).rewards.find(({ programmeId }) => programmeId === 'deposit')?.state
      expect(state).toBe('takenBack')
    },
  )

  test('a leaderboard says outside of its hours that it runs at others', async () => {
    const day = (later: number) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][(new Date().getDay() + later) % 7] as 'SU'
    const board = (id: string, later: number, length: number) => ({
      ...({ id, name: { EN: id }, trigger: { on: 'place', metric: 'rounds' }, period: 'week', budget } as const),
      ...({ reward: { kind: 'money' }, prizes: [{ from: 1, to: 1, amount: '100' }] } as const),
      conditions: { weekly: [{ from: `${day(later)} 00:00`, to: `${day(later + length)} 00:00` }] },
    })
    const merchant = merchantWith([board('shut', 3, 1), board('open', 5, 4)])
    await listen(database(), merchant)
    const one = await makePlayer(database())
    const { programmes } = await rewardsHandler({
      ...(context(one, { language: 'EN' }) as object),
      site: { merchant },
    } as never)
    expect(programmes.map(({ why }) => why)).toEqual(['hours', null])
  })

  test('a mission that is over is closed and has no end to come, whatever its period is', async () => {
    const week = { trigger: { on: 'rounds', count: 5 }, period: 'week', budget } as const
    const reward = { kind: 'points', amount: '5' } as const
    const merchant = merchantWith([
      { id: 'over', name: { EN: 'Over' }, ...week, reward, conditions: { until: new Date(0).toISOString() } },
      { id: 'running', name: { EN: 'Running' }, ...week, reward },
    ])
    await listen(database(), merchant)
    const one = await makePlayer(database())
    const { programmes } = await rewardsHandler({
      ...(context(one, { language: 'EN' }) as object),
      site: { merchant },
    } as never)
    expect(programmes.map(({ status, endsAt }) => [status, endsAt])).toEqual([
      ['closed', null],
      ['open', expect.any(String)],
    ])
  })

  test('why nothing was given is said to the player in a word, and to the operator with fact and rule', async () => {
    const merchant = merchantWith([
      {
        ...{ id: 'second', name: { EN: 'Second' }, trigger: { on: 'deposit', which: 'nth', nth: 2 }, budget },
        ...{ conditions: { minDeposit: '50' }, reward: { kind: 'money', amount: '5' }, period: 'always' },
      },
      {
        ...{ id: 'poor', name: { EN: 'Poor' }, trigger: { on: 'rounds', count: 1 }, period: 'day' },
        ...{ budget: { amount: '1', per: 'ever' }, reward: { kind: 'money', amount: '3' } },
      },
    ])
    await listen(database(), merchant)
    const one = await makePlayer(database())
    const whys = async () => {
      await lookAfterRewards(database(), merchant, Date.now() + 5_000)
      const { programmes } = await rewardsHandler({
        ...(context(one, { language: 'EN' }) as object),
        site: { merchant },
      } as never)
      return programmes.map(({ why }) => why)
    }
    expect(await whys()).toEqual([null, null])
    const { reference } = await paidDeposit(database(), one.memberId, '10.00')
    expect(await whys()).toEqual(['number', null])
    await paidDeposit(database(), one.memberId, '20.00')
    expect(await whys()).toEqual(['small', null])
    await one.bet(`${one.memberId}-why`, '10.00', { roundId: 'why', roundClosed: true })
    expect(await whys()).toEqual(['small', 'budget'])
    const { rewards, decisions } = await explainRewards(database(), 'aurora', one.memberId)
    expect(rewards).toEqual([])
    expect(decisions).toMatchObject([
      { programme: 'poor', outcome: 'counted', reason: 'budget', facts: 1 },
      { programme: 'second', outcome: 'refused', reason: 'small', facts: 1 },
      { programme: 'second', outcome: 'refused', reason: 'number', facts: 1, fact: `deposit ${reference}` },
    ])
    expect(decisions[2]!.inputs).toMatchObject({ method: 'bank', creditedMinor: '1000' })
    expect(decisions.every(({ since }) => since !== null)).toBe(true)
  })
})

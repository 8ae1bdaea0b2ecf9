import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { claimHandler } from '../calls/claim.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { claimRebateHandler, rebateHandler } from '../rebate/calls.ts'
import type { RewardContext } from '../services.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { bonusesHandler } from './calls.ts'

const budget = { amount: '100000', per: 'ever' } as const
const MERCHANT = merchantWith(
  [
    {
      ...{ id: 'hello', name: { EN: 'Hello' }, trigger: { on: 'signUp' }, budget, claim: 'member' },
      reward: { kind: 'bonus', amount: '50', turnoverTimes: 4 },
    },
    {
      ...{ id: 'mission', name: { EN: 'Mission' }, trigger: { on: 'rounds', count: 2 }, period: 'day', budget },
      reward: { kind: 'points', amount: '7' },
    },
  ],
  { rebate: { min: '1', turnoverTimes: 2, rates: [{ gameType: 'RNG', percent: 1 }] } },
)

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const asking = (one: TestPlayer, request: object) =>
    ({
      services: { database: database() },
      site: { merchant: MERCHANT },
      account: { memberId: one.memberId, isTrial: false, vipLevel: 0 },
      request,
    }) as unknown as RewardContext
  const read = (one: TestPlayer, more: object = {}) =>
    bonusesHandler(asking(one, { period: 'today', language: 'EN', ...more }) as never)

  test('every bonus is there with what gave it, where it stands and what is to be staked, with sums, filters and pages', async () => {
    await listen(database(), MERCHANT)
    const one = await makePlayer(database(), { balanceMinor: 1_000_000n })
    const look = () => lookAfterRewards(database(), MERCHANT, Date.now() + 10_000)
    const play = (id: string, amount: string) =>
      one.bet(`${one.memberId}-${id}`, amount, { roundId: id, roundClosed: true })
    await play('a', '100.00')
    await play('b', '100.00')
    await look()
    const before = await read(one)
    expect(before.totals).toEqual({ bonuses: 2, received: '0.00', ready: '50.00', left: '0.00' })
    expect(
      before.bonuses.map(({ source, title, kind, amount, state, turnover }) => [
        source,
        title,
        kind,
        amount,
        state,
        turnover,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['promotion', 'Hello', 'bonus', '50.00', 'issued', { needed: '200.00', done: '0.00' }],
        ['mission', 'Mission', 'points', '7', 'issued', null],
      ]),
    )

    const hello = before.bonuses.find(({ title }) => title === 'Hello')!
    await claimHandler(asking(one, { ids: [hello.id] }) as never)
    const { number, upTo } = await rebateHandler(asking(one, {}) as never)
    await claimRebateHandler(asking(one, { number, upTo }) as never)
    await play('c', '201.00')
    const after = await read(one)
    expect(after.totals).toEqual({ bonuses: 3, received: '52.00', ready: '0.00', left: '3.00' })
    expect(after.bonuses[0]).toMatchObject({ source: 'rebate', title: null, amount: '2.00', state: 'claimed' })
    expect(after.bonuses[0]!.turnover).toEqual({ needed: '4.00', done: '1.00' })

    expect((await read(one, { source: 'rebate' })).bonuses).toHaveLength(1)
    expect((await read(one, { state: 'issued' })).bonuses.map(({ title }) => title)).toEqual(['Mission'])
    expect((await read(one, { period: 'yesterday' })).bonuses).toEqual([])
    const first = await read(one, { pageSize: 2 })
    const second = await read(one, { pageSize: 2, cursor: first.next })
    expect([...first.bonuses, ...second.bonuses].map(({ id }) => id)).toEqual(after.bonuses.map(({ id }) => id))
    expect(second).toMatchObject({ totals: null, next: null })
    expect((await read(await makePlayer(database()))).bonuses).toEqual([])
  })

  test('what was taken back is no money that was received', async () => {
    await listen(database(), MERCHANT)
    const one = await makePlayer(database(), { balanceMinor: 1_000_000n })
    const look = () => lookAfterRewards(database(), MERCHANT, Date.now() + 10_000)
    await one.bet(`${one.memberId}-x`, '500.00', { roundId: 'x', roundClosed: true })
    await look()
    const { number, upTo } = await rebateHandler(asking(one, {}) as never)
    await claimRebateHandler(asking(one, { number, upTo }) as never)
    await one.rollback(`${one.memberId}-back`, `${one.memberId}-x`, 'x')
    await look()
    const { bonuses, totals } = await read(one, { source: 'rebate' })
    expect(bonuses).toMatchObject([{ amount: '5.00', state: 'takenBack', turnover: null }])
    expect(totals).toEqual({ bonuses: 1, received: '0.00', ready: '0.00', left: '0.00' })
  })
})

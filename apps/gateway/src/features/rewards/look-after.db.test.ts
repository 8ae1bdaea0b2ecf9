import { expect, test } from 'vitest'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import type { Database } from '../../platform/database/connect.ts'
import { integer, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { listen, lookAfterRewards, rewardsJob } from './look-after.ts'
import { merchantWith } from './testing/merchant-with.ts'

const MERCHANT = merchantWith([], { vip: { days: 30, keepPercent: 50, levels: [{ turnover: '100' }] } })
const BROKEN = { ...MERCHANT, id: 'broken' }

/** A database that records the statements within its transactions. */
function heard(own: Database) {
  const statements: string[] = []
  const noting = (tx: Transaction): Transaction => ({
    ...tx,
    rows(columns, statement, values) {
      statements.push(statement)
      return tx.rows(columns, statement, values)
    },
    run(statement, values) {
      statements.push(statement)
      return tx.run(statement, values)
    },
  })
  const transaction: Database['transaction'] = (work, options) => own.transaction((tx) => work(noting(tx)), options)
  const listened = new Proxy(own, { get: (of, key) => (key === 'transaction' ? transaction : Reflect.get(of, key)) })
  return { statements, listened }
}

forEachDatabase((_kind, database) => {
  test('a merchant whose rewards fail stops no other merchant, is logged, and is tried again after a while', async () => {
    const failed: object[] = []
    const log = { error: (fields: object) => void failed.push(fields) }
    const of = (id: string) => {
      if (id === BROKEN.id) throw new Error('no rewards today')
      return database()
    }
    const job = rewardsJob({
      ...{ database: { of }, all: database(), loaded: () => [BROKEN, MERCHANT], log },
      merchantOf: async (id) => [BROKEN, MERCHANT].find((one) => one.id === id),
    })
    const run = () => job.run({ key: 'all', merchantId: null, payload: {}, failures: 0 })
    await run()
    const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
    await one.bet('a', '150.00', { roundId: 'a', roundClosed: true })
    await run()
    const member = await database().row({ level: integer }, 'select vip_level as level from member where id = $1', [
      one.memberId,
    ])
    expect(member).toEqual({ level: 1 })
    expect(failed).toEqual([{ err: expect.any(Error), merchant: 'broken' }])
  })

  test('members who are met for the first time are read a few at once, before their facts are judged', async () => {
    await listen(database(), MERCHANT)
    for (let n = 0; n < 7; n += 1) {
      const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
      await one.bet(`met-${n}`, '150.00', { roundId: `met-${n}`, roundClosed: true })
    }
    const { statements, listened } = heard(database())
    await lookAfterRewards(listened, MERCHANT, Date.now() + 10_000)
    expect(statements.filter((query) => query.includes('insert into vip_day'))).toHaveLength(3)
    const members = await database().row({ count: integer }, 'select count(*)::int as count from vip_day')
    expect(members!.count).toBeGreaterThan(6)
  })

  test('a mission that moves on is told as such, and a reward of it as both', async () => {
    const merchant = merchantWith([
      {
        ...{ id: 'wagered', name: { EN: 'wagered' }, trigger: { on: 'turnover', amount: '100' }, period: 'ever' },
        ...{ reward: { kind: 'money', amount: '5' }, budget: { amount: '1000', per: 'ever' } },
      } as never,
    ])
    await listen(database(), merchant)
    const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
    const tellings = async () => {
      await lookAfterRewards(database(), merchant, Date.now() + 60_000)
      const events = await database().rows(
        { kind: text, ready: text },
        `select payload ->> 'kind' as kind, payload ->> 'ready' as ready from event_outbox
          where member_id = $1 and payload ->> 'kind' in ('mission', 'reward') order by id`,
        [one.memberId],
      )
      return events.map(({ kind, ready }) => `${kind} ${ready}`)
    }
    await one.bet('told-1', '60.00', { roundId: 'told-1', roundClosed: true })
    expect(await tellings()).toEqual(['mission 0'])
    await one.bet('told-2', '60.00', { roundId: 'told-2', roundClosed: true })
    expect(await tellings()).toEqual(['mission 0', 'reward 1', 'mission 1'])
  })

  test('purses are locked last, after days are read and levels moved', async () => {
    const merchant = {
      ...MERCHANT,
      withdrawal: { perDay: { count: 3 } },
      rebate: { min: '1', turnoverTimes: 0, rates: [{ gameType: 'RNG', percent: 1 }] },
    } as unknown as typeof MERCHANT
    await listen(database(), merchant)
    const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
    await one.bet('purse', '150.00', { roundId: 'purse', roundClosed: true })
    const { statements, listened } = heard(database())
    await lookAfterRewards(listened, merchant, 0)
    const last = (word: string) => statements.findLastIndex((query) => query.includes(word))
    expect(last('insert into vip_day')).toBeGreaterThan(-1)
    expect(last('rebate_accrue')).toBeGreaterThan(last('insert into vip_day'))
    expect(last('rebate_accrue')).toBeGreaterThan(last('update member set vip_level'))
  })
})

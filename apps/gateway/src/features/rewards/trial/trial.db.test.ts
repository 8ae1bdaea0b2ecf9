import type { Merchant } from '@livery/merchant/merchant'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { bigint, integer } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { listen, lookAfterRewards } from '../look-after.ts'
import { programmesOf } from '../rules/compiled.ts'
import { paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { trialInWords } from './in-words.ts'
import { tryProgramme } from './trial.ts'

type Stated = NonNullable<Parameters<typeof merchantWith>[0]>[number]
const programme = (id: string, parts: Partial<Stated>): Stated =>
  ({
    ...{ id, name: { EN: id }, trigger: { on: 'signUp' }, reward: { kind: 'money', amount: '5' } },
    ...{ budget: { amount: '100000', per: 'ever' }, ...parts },
  }) as Stated

const PROGRAMMES = [
  programme('stakes', {
    trigger: { on: 'turnover', amount: '300' },
    period: 'day',
    reward: { kind: 'money', amount: '7', turnoverTimes: 2 },
  }),
  programme('deposits', {
    trigger: { on: 'deposit', which: 'first' },
    conditions: { minDeposit: '20' },
    reward: { kind: 'money', percent: 50, most: '40' },
  }),
  programme('board', {
    trigger: { on: 'place', metric: 'turnover' },
    period: 'day',
    reward: { kind: 'money' },
    prizes: [
      { from: 1, to: 1, amount: '100' },
      { from: 2, to: 2, amount: '50' },
    ],
  }),
]

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  const play = (one: TestPlayer, id: string, amount: string) =>
    one.bet(`${one.memberId}-${id}`, amount, { roundId: id, roundClosed: true })
  const attempt = (merchant: Merchant, id: string) => {
    const found = programmesOf(merchant).find((one) => one.id === id)!
    return tryProgramme(database(), merchant, found, new Date(Date.now() - 3_600_000), new Date(Date.now() + 60_000))
  }

  test('a trial says of what happened what the programme gives once it runs, and writes nothing', async () => {
    const merchant = merchantWith(PROGRAMMES)
    const players = await Promise.all([1, 2, 3].map(() => makePlayer(database(), { balanceMinor: 1_000_000n })))
    await listen(database(), merchant)
    await database().run('delete from reward_due')
    for (const [at, one] of players.entries()) {
      for (let n = 0; n < 4; n += 1) await play(one, `${n}`, `${50 * (at + 1)}.00`)
      await paidDeposit(database(), one.memberId, ['10.00', '30.00', '500.00'][at]!)
      await paidDeposit(database(), one.memberId, '60.00')
    }
    const tried = {
      stakes: await attempt(merchant, 'stakes'),
      deposits: await attempt(merchant, 'deposits'),
      board: await attempt(merchant, 'board'),
    }
    expect(tried.stakes).toMatchObject({ members: 3, reached: 2, rewards: 2, costMinor: 1_400n, turnoverMinor: 2_800n })
    expect(tried.deposits).toMatchObject({ reached: 2, rewards: 2, costMinor: 5_500n, largestMinor: 4_000n })
    expect([...tried.deposits!.refused]).toEqual(
      expect.arrayContaining([
        ['number', 3],
        ['small', 1],
      ]),
    )
    expect(tried.board).toMatchObject({ reached: 2, rewards: 2, costMinor: 15_000n })
    expect(await database().row({ count: integer }, 'select count(*)::int as count from reward')).toEqual({ count: 0 })

    await lookAfterRewards(database(), merchant, Date.now() + 10_000)
    for (const id of ['stakes', 'deposits'] as const) {
      const given = await database().row(
        { count: integer, sum: bigint },
        'select count(*)::int as count, coalesce(sum(amount_minor), 0)::text as sum from reward where programme_id = $1',
        [id],
      )
      expect(given).toEqual({ count: tried[id]!.rewards, sum: tried[id]!.costMinor })
    }
  })

  test('it ends with the budget, is as if everybody had joined, chosen and come in time, and knows no codes', async () => {
    const merchant = merchantWith([
      programme('short', {
        trigger: { on: 'deposit', chosen: true },
        join: 'join',
        period: 'always',
        conditions: { from: '2999-01-01T00:00Z' },
        budget: { amount: '12', per: 'day' },
      }),
      programme('code', { trigger: { on: 'code', codes: ['abc'] } }),
    ])
    const one = await makePlayer(database())
    for (let n = 0; n < 3; n += 1) await paidDeposit(database(), one.memberId, '20.00')
    const trial = (await attempt(merchant, 'short'))!
    expect(trial).toMatchObject({ rewards: 2, costMinor: 1_000n, shortAt: expect.any(Date) })
    expect(await attempt(merchant, 'code')).toBeNull()
    const span = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-26T00:00:00Z')] as const
    const report = trialInWords({ ...merchant, name: 'Aurora' }, programmesOf(merchant)[0]!, trial, span)
    expect(report).toContain('“short” at Aurora, as its file states it, from 2026-11-01 to 2026-11-26:')
    expect(report).toContain('costs     10.00 PHP, 5.00 PHP each and 5.00 PHP at most')
    expect(report).toContain('as if     every member had joined; it was chosen with every deposit;')
  })
})

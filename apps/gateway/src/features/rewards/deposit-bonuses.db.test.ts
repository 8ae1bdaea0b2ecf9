import { describe, expect, test } from 'vitest'
import { expectBalancedBooks } from '../../ledger/testing.ts'
import { openRequirements } from '../../ledger/turnover/requirements.ts'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import { bigint, nullable, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { depositBonuses } from './deposit-bonuses.ts'
import { listen, lookAfterRewards } from './look-after.ts'
import { balancesOf, chargeback, paidAgain, paidDeposit } from './testing/facts.ts'
import { merchantWith } from './testing/merchant-with.ts'

const WELCOME = {
  id: 'welcome',
  name: { EN: 'Welcome' },
  trigger: { on: 'deposit', which: 'first', chosen: true },
  conditions: { minDeposit: '200' },
  reward: { kind: 'bonus', percent: 100, most: '500', turnoverTimes: 10 },
  claim: 'auto',
  exclusive: 'welcome',
  budget: { amount: '1200', per: 'ever' },
} as const
const RELOAD = {
  id: 'reload',
  name: { EN: 'Reload' },
  trigger: { on: 'deposit', which: 'any', chosen: true },
  period: 'always',
  reward: { kind: 'bonus', percent: 50, most: '100', turnoverTimes: 2.5, turnoverOf: 'rewardAndDeposit' },
  budget: { amount: '100000', per: 'month' },
} as const
const MERCHANT = merchantWith([WELCOME, RELOAD])

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)
  const player = () => makePlayer(database(), { balanceMinor: 0n })
  const judge = () => lookAfterRewards(database(), MERCHANT, Date.now() + 5_000)
  const offers = async (memberId: string) =>
    (await depositBonuses(database()).of(MERCHANT, memberId, 'EN')).map(({ id }) => id)
  const states = (memberId: string) =>
    database().rows(
      { programme: text, state: text, amount: bigint },
      `select programme_id as programme, state, amount_minor::text as amount from reward where member_id = $1 order by made_at`,
      [memberId],
    )

  describe('a bonus that was chosen at a deposit', () => {
    test('is given once with what has to be staked, however often the deposit is judged', async () => {
      await listen(database(), MERCHANT)
      const { memberId, merchantId } = await player()
      expect(await offers(memberId)).toEqual(['welcome', 'reload'])
      await paidDeposit(database(), memberId, '300.00', 'welcome')
      await Promise.all([judge(), judge()])
      await database().run(`select reward_note('aurora', $1, 'deposit', reference) from deposit where member_id = $1`, [
        memberId,
      ])
      await judge()
      expect(await states(memberId)).toEqual([{ programme: 'welcome', state: 'claimed', amount: 30_000n }])
      expect((await balancesOf(database(), memberId)).player).toBe(60_000n)
      const [requirement] = await openRequirements(database(), {
        merchantId,
        memberId,
        currency: { code: 'PHP', exponent: 2 },
      })
      expect(requirement).toMatchObject({ sourceKind: 'reward', name: 'welcome', neededMinor: 300_000n })
      expect(await offers(memberId)).toEqual(['reload'])
    })

    test('is not given where it was not chosen, nor for too little', async () => {
      const [silent, small] = [await player(), await player()]
      await paidDeposit(database(), silent.memberId, '300.00')
      await paidDeposit(database(), small.memberId, '199.99', 'welcome')
      await judge()
      expect(await states(silent.memberId)).toEqual([])
      expect(await states(small.memberId)).toEqual([])
      const bonuses = depositBonuses(database())
      const { memberId } = await player()
      expect(await bonuses.isOffered(MERCHANT, memberId, 'welcome', 19_999n)).toBe(false)
      expect(await bonuses.isOffered(MERCHANT, memberId, 'welcome', 20_000n)).toBe(true)
      expect(await bonuses.isOffered(MERCHANT, memberId, 'nothing', 20_000n)).toBe(false)
    })

    test('waits for a claim where the programme says so, and is gone when the deposit is taken back', async () => {
      const { memberId } = await player()
      const { providerRef } = await paidDeposit(database(), memberId, '200.00', 'reload')
      await judge()
      expect(await states(memberId)).toEqual([{ programme: 'reload', state: 'issued', amount: 10_000n }])
      const giveBack = await chargeback(database(), providerRef, '200.00')
      await judge()
      expect(await states(memberId)).toMatchObject([{ state: 'takenBack' }])
      await giveBack()
      await judge()
      expect(await states(memberId)).toMatchObject([{ state: 'issued' }])
    })

    test.each(['reload', 'welcome'])(
      'goes whole where only a part of its deposit stays, and comes back with it: %s',
      async (id) => {
        const { memberId } = await player()
        const { reference, providerRef } = await paidDeposit(database(), memberId, '200.00', id)
        await judge()
        const [given] = await states(memberId)
        await paidAgain(database(), reference, '10.00')
        await judge()
        expect(await states(memberId)).toEqual([given])
        const giveBack = await chargeback(database(), providerRef, '200.00')
        await judge()
        expect(await states(memberId)).toMatchObject([{ state: 'takenBack' }])
        await judge()
        await giveBack()
        await judge()
        await judge()
        expect(await states(memberId)).toMatchObject([{ programme: id, state: given!.state }])
      },
    )

    test('that was spent is taken back as far as there is money; the rest is a correction for a person', async () => {
      const one = await player()
      const { providerRef } = await paidDeposit(database(), one.memberId, '300.00', 'welcome')
      await judge()
      await one.bet(`${one.memberId}-a`, '250.00', { roundId: `${one.memberId}-a`, roundClosed: true })
      // Of 600.00, 350.00 are left; the deposit's 300.00 are taken first.
      await chargeback(database(), providerRef, '300.00')
      await judge()
      await judge()
      expect(await balancesOf(database(), one.memberId)).toMatchObject({ player: 0n })
      const correction = await database().row(
        { amount: bigint, taken: nullable(bigint), closed: nullable(text) },
        `select c.amount_minor::text as amount, taken_minor::text as taken, closed_by as closed
           from reward_correction c where member_id = $1`,
        [one.memberId],
      )
      expect(correction).toEqual({ amount: 30_000n, taken: 5_000n, closed: null })
      expect(await openRequirements(database(), { ...one, currency: { code: 'PHP', exponent: 2 } })).toEqual([])
    })

    test('is never given beyond the budget, however many pay in at once', async () => {
      const before = await database().row(
        { given: bigint },
        `select given::text as given from reward_budget where programme_id = 'welcome'`,
      )
      const players = await Promise.all(Array.from({ length: 12 }, player))
      await Promise.all(players.map(({ memberId }) => paidDeposit(database(), memberId, '200.00', 'welcome')))
      await Promise.all([judge(), judge(), judge()])
      const after = await database().row(
        { given: bigint, count: bigint },
        `select given::text as given, (select count(*)::text from reward where programme_id = 'welcome') as count
           from reward_budget where programme_id = 'welcome'`,
      )
      expect(after!.given).toBeLessThanOrEqual(120_000n)
      expect(after!.given + 20_000n).toBeGreaterThan(120_000n)
      expect(after!.given).toBeGreaterThan(before!.given)
    })
  })
})

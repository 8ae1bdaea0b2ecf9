import { randomUUID } from 'node:crypto'
import type { FreeRoundsOrder, FreeRoundsStanding } from '@livery/contract/vendor-free-rounds'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { bigint, boolean, integer, nullable, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { lookAfterRewards } from '../look-after.ts'
import { chargeback, paidDeposit } from '../testing/facts.ts'
import { merchantWith } from '../testing/merchant-with.ts'
import { type FreeRoundsServices, lookAfterFreeRounds } from './look-after.ts'
import { freeRoundsOf } from './own.ts'

const programme = (id: string, winnings: 'money' | 'bonus') =>
  ({
    id,
    name: { EN: id },
    trigger: { on: 'deposit', which: 'first' },
    claim: 'auto',
    reward: {
      kind: 'freeRounds',
      game: 'TEST/test-game',
      rounds: 3,
      stake: '5',
      winnings,
      ...(winnings === 'bonus' && { turnoverTimes: 2.5 }),
      playHours: 24,
    },
    budget: { amount: '1000000', per: 'ever' },
  }) as const

/** A vendor that remembers its orders, and can be down or lose its answers. */
class Vendor {
  fate: 'answers' | 'down' | 'loses' = 'answers'
  refusal: 'game' | 'stake' | null = null
  readonly orders = new Map<string, FreeRoundsOrder>()
  readonly cancelled = new Set<string>()
  granted = 0

  readonly freeRounds = {
    grant: async (order: FreeRoundsOrder) => {
      this.hold()
      if (this.refusal) return { state: 'refused', reason: this.refusal } as const
      if (!this.orders.has(order.id) && !this.cancelled.has(order.id)) this.granted += 1
      this.orders.set(order.id, order)
      return this.answer(order.id)
    },
    standing: async ({ id }: { readonly id: string }) => {
      this.hold()
      return this.answer(id)
    },
    cancel: async ({ id }: { readonly id: string }) => {
      this.hold()
      this.cancelled.add(id)
      return this.answer(id)
    },
  }

  private hold(): void {
    if (this.fate === 'down') throw new Error('down')
  }

  private answer(id: string): FreeRoundsStanding {
    if (this.fate === 'loses') throw new Error('lost')
    const order = this.orders.get(id)
    if (this.cancelled.has(id)) return { state: 'ended', reason: 'cancelled' }
    return order ? { state: 'open', left: order.rounds } : { state: 'absent' }
  }
}

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  /** A player with free rounds from a deposit to an own programme, and their vendor. */
  async function given(winnings: 'money' | 'bonus') {
    const id = `rounds-${randomUUID().slice(0, 8)}`
    const merchant = merchantWith([programme(id, winnings)])
    const vendor = new Vendor()
    const player = await makePlayer(database(), { balanceMinor: 0n })
    const { providerRef } = await paidDeposit(database(), player.memberId, '500.00')
    const judge = () => lookAfterRewards(database(), merchant, Date.now() + 5_000)
    await judge()
    await judge()
    const services = {
      database: { of: () => database() },
      all: database(),
      log: { error: () => undefined },
      vendors: {
        byCode: new Map([['TEST', {}]]),
        games: new Map([['test-game', { game: { gameType: 'RNG' } }]]),
        connection: () => ({ freeRounds: vendor.freeRounds }),
      },
    } as unknown as FreeRoundsServices
    /** Processes this player's rounds only, and now: others in the database belong to other tests. */
    const look = async () => {
      await database().run(
        `update free_rounds set next_at = case when member_id = $1::bigint then clock_timestamp() else 'infinity' end
          where state in ('wanted', 'ending')`,
        [player.memberId],
      )
      await lookAfterFreeRounds(services, Date.now() + 60_000)
    }
    const own = async () => {
      const rows = await freeRoundsOf(database(), merchant, player.memberId, 'EN')
      return [...rows.values()]
    }
    const order = async () =>
      await database().rows(
        { id: text, state: text, reason: nullable(text), rounds: integer, played: integer, won: bigint },
        `select id, state, reason, rounds, played, won_minor::text as won from free_rounds
          where member_id = $1::bigint order by made_at`,
        [player.memberId],
      )
    const budget = async () =>
      (await database().row(
        { given: bigint },
        'select given::text as given from reward_budget where programme_id = $1',
        [id],
      ))!.given
    const needed = async () =>
      (await database().row(
        { needed: bigint },
        `select coalesce(sum(needed_minor), 0)::text as needed from turnover_requirement
          where member_id = $1::bigint and source_kind = 'reward'`,
        [player.memberId],
      ))!.needed
    return { player, vendor, judge, look, own, order, budget, needed, providerRef }
  }

  const free = (player: TestPlayer, order: string, name: string) =>
    player.ask({
      action: 'bet',
      transactionId: `${order}:${name}:bet`,
      roundId: `${order}:${name}`,
      amount: '0',
      roundClosed: false,
      freeRounds: order,
    })
  const win = (player: TestPlayer, order: string, name: string, amount: string) =>
    player.ask({
      action: 'win',
      transactionId: `${order}:${name}:win`,
      roundId: `${order}:${name}`,
      amount,
      roundClosed: true,
      freeRounds: order,
    })
  const rollback = (player: TestPlayer, order: string, name: string, of: 'bet' | 'win') =>
    player.ask({
      action: 'rollback',
      transactionId: `${order}:${name}:${of}:back`,
      referenceTransactionId: `${order}:${name}:${of}`,
      roundId: `${order}:${name}`,
    })

  test('rounds of a game are wanted at a stake for playHours, and winnings are money or bound', async () => {
    const ordered = async (winnings: 'money' | 'bonus') => {
      const { player } = await given(winnings)
      return database().row(
        { vendor: text, game: text, rounds: integer, stake: bigint, tenths: integer, hours: integer },
        `select vendor, game, rounds, stake_minor::text as stake, turnover_tenths as tenths,
                (extract(epoch from expires_at - made_at) / 3600)::int as hours
           from free_rounds where member_id = $1::bigint`,
        [player.memberId],
      )
    }
    const terms = { vendor: 'TEST', game: 'test-game', rounds: 3, stake: 500n, hours: 24 }
    expect(await ordered('money')).toEqual({ ...terms, tenths: 0 })
    expect(await ordered('bonus')).toEqual({ ...terms, tenths: 25 })
  })

  test('rounds are given once, though their vendor was down and its answer was lost', async () => {
    const { vendor, look, order, own, budget } = await given('money')
    vendor.fate = 'down'
    await look()
    expect(await order()).toMatchObject([{ state: 'wanted', rounds: 3 }])
    vendor.fate = 'loses'
    await look()
    await look()
    expect(await own()).toMatchObject([{ gameName: 'Test game', state: 'wanted', left: 3, stake: '5.00' }])
    vendor.fate = 'answers'
    await look()
    await look()
    expect(vendor.granted).toBe(1)
    expect(await order()).toMatchObject([{ state: 'open' }])
    expect(await budget()).toBe(1500n)
  })

  test('a free round takes nothing, its doubled bet and win count once, and there are no more than were given', async () => {
    const { player, look, order, own, needed } = await given('money')
    await look()
    const id = (await order())[0]!.id
    expect(await free(player, id, 'a')).toMatchObject({ status: 'OK', balance: '500.00' })
    expect(await free(player, id, 'a')).toMatchObject({ status: 'OK', balance: '500.00' })
    expect(await win(player, id, 'a', '12.50')).toMatchObject({ status: 'OK', balance: '512.50' })
    expect(await win(player, id, 'a', '12.50')).toMatchObject({ status: 'OK', balance: '512.50' })
    expect(await own()).toMatchObject([{ left: 2, won: '12.50' }])
    const staked = { transactionId: `${id}:b:paid`, roundId: `${id}:b`, amount: '5.00', roundClosed: false } as const
    await free(player, id, 'b')
    expect(await player.ask({ action: 'bet', ...staked })).toMatchObject({ status: 'ROUND_CLOSED' })
    const other = await makePlayer(database())
    expect(await free(other, id, 'x')).toMatchObject({ status: 'FREE_ROUNDS_OVER' })
    expect(await free(player, `${id}0`, 'y')).toMatchObject({ status: 'FREE_ROUNDS_OVER' })
    await free(player, id, 'c')
    expect(await free(player, id, 'd')).toMatchObject({ status: 'FREE_ROUNDS_OVER' })
    expect(await needed()).toBe(0n)
    const kinds = await database().rows(
      { kind: text, free: boolean },
      `select p.kind, p.meta ? 'freeRounds' as free from ledger_posting p where p.meta ->> 'round' like $1`,
      [`${id}:%`],
    )
    expect(kinds).toEqual([{ kind: 'freeWin', free: true }])
  })

  test('an order is over with its last round, goes on when that is taken back, and does not where its reward is gone', async () => {
    const { player, vendor, judge, look, order, own, budget, providerRef } = await given('money')
    await look()
    const id = (await order())[0]!.id
    for (const name of ['a', 'b', 'c']) await free(player, id, name)
    expect(await order()).toMatchObject([{ state: 'ended', reason: 'played', played: 3 }])
    expect(await own()).toMatchObject([{ state: 'ended', left: 0 }])
    expect(await win(player, id, 'c', '1.00')).toMatchObject({ status: 'OK' })
    await rollback(player, id, 'a', 'bet')
    expect(await order()).toMatchObject([{ state: 'open', reason: null, played: 2, won: 100n }])
    await free(player, id, 'd')
    expect(await order()).toMatchObject([{ state: 'ended', reason: 'played' }])
    await look()
    expect(vendor.cancelled.size).toBe(0)
    expect(await budget()).toBe(1500n)
    await chargeback(database(), providerRef, '500.00')
    await judge()
    await rollback(player, id, 'd', 'bet')
    expect(await order()).toMatchObject([{ state: 'ended', played: 2 }])
    expect(await free(player, id, 'e')).toMatchObject({ status: 'FREE_ROUNDS_OVER' })
    expect(await budget()).toBe(1000n)
  })

  test('what is won as a bonus has to be staked, and what was taken back is played again and bound no more', async () => {
    const { player, look, order, needed } = await given('bonus')
    await look()
    const id = (await order())[0]!.id
    await free(player, id, 'a')
    await win(player, id, 'a', '10.01')
    expect(await needed()).toBe(2503n)
    await free(player, id, 'b')
    await win(player, id, 'b', '4.00')
    expect(await needed()).toBe(3503n)
    await rollback(player, id, 'a', 'win')
    await rollback(player, id, 'a', 'win')
    expect(await needed()).toBe(1000n)
    await rollback(player, id, 'a', 'bet')
    expect(await order()).toMatchObject([{ played: 1, won: 400n }])
    const left = await database().row(
      { open: integer, done: bigint },
      `select (select count(*)::int from game_round where member_id = $1::bigint and round_id = $2 and closed_at is null) as open,
              (select sum(done_minor)::text from turnover_requirement where member_id = $1::bigint and source_kind = 'reward') as done`,
      [player.memberId, `${id}:a`],
    )
    // Free rounds themselves count nothing towards a requirement.
    expect(left).toEqual({ open: 0, done: 0n })
  })

  test('a chargeback takes back what is not played, and what is left is given anew where it is reversed', async () => {
    const { player, vendor, judge, look, order, budget, providerRef } = await given('money')
    await look()
    const id = (await order())[0]!.id
    await free(player, id, 'a')
    await win(player, id, 'a', '7.00')
    const reverse = await chargeback(database(), providerRef, '500.00')
    await judge()
    expect(await order()).toMatchObject([{ state: 'ending', reason: 'takenBack', played: 1 }])
    expect(await free(player, id, 'b')).toMatchObject({ status: 'FREE_ROUNDS_OVER' })
    expect(await budget()).toBe(500n)
    await look()
    expect(vendor.cancelled.has(id)).toBe(true)
    await reverse()
    await judge()
    await judge()
    await look()
    expect(await order()).toMatchObject([
      { state: 'ended', played: 1, won: 700n },
      { state: 'open', rounds: 2, played: 0 },
    ])
    expect(await budget()).toBe(1500n)
  })

  test('rounds end with their time, and those that the vendor refuses are taken back', async () => {
    const late = await given('money')
    await late.look()
    await database().run(`update free_rounds set expires_at = now() where member_id = $1::bigint`, [
      late.player.memberId,
    ])
    await late.look()
    expect(await late.order()).toMatchObject([{ state: 'ended', reason: 'expired' }])
    expect(late.vendor.cancelled.size).toBe(1)
    expect(await late.budget()).toBe(0n)
    const refused = await given('money')
    refused.vendor.refusal = 'stake'
    await refused.look()
    expect(await refused.order()).toMatchObject([{ state: 'refused', reason: 'stake' }])
    expect(await refused.own()).toMatchObject([{ state: 'refused', left: 3 }])
    expect(await refused.budget()).toBe(0n)
  })
})

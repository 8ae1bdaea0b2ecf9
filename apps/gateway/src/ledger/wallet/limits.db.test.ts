import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { deposit } from '../deposit.ts'
import { expectBalancedBooks } from '../testing.ts'
import { makePlayer, NO_LIMITS, type TestPlayer } from './testing.ts'

/** The largest amount a call can state. */
const LARGEST = '99999999999999.99'

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  it('a call that moves more than its vendor may is refused, and taken once the limit allows it', async () => {
    const limits = { ...NO_LIMITS, amount: '20' }
    const player = await makePlayer(database(), { limits })
    const refused = { status: 'LIMIT_EXCEEDED', limit: 'amount', balance: '100.00' }
    expect(await player.bet(randomUUID(), '20.01')).toMatchObject(refused)
    expect(await player.bet(randomUUID(), '20')).toMatchObject({ status: 'OK', balance: '80.00' })
    const win = randomUUID()
    expect(await player.win(win, '20.01')).toMatchObject({ ...refused, balance: '80.00' })
    limits.amount = '21'
    expect(await player.win(win, '20.01')).toMatchObject({ status: 'OK', balance: '100.01' })
  })

  it('the wins of a round are limited together, without those that were rolled back', async () => {
    const player = await makePlayer(database(), { limits: { ...NO_LIMITS, round: '50' } })
    await player.bet(randomUUID(), '1')
    const win = randomUUID()
    expect(await player.win(win, '30')).toMatchObject({ status: 'OK' })
    expect(await player.win(randomUUID(), '20.01')).toMatchObject({ status: 'LIMIT_EXCEEDED', limit: 'round' })
    expect(await player.rollback(randomUUID(), win)).toMatchObject({ status: 'OK' })
    expect(await player.win(randomUUID(), '50')).toMatchObject({ status: 'OK' })
  })

  it('the wins of an hour are limited together, for each vendor, merchant and currency by itself', async () => {
    const adapter = randomUUID()
    const limits = { ...NO_LIMITS, hour: '50' }
    const players = await Promise.all([1, 2, 3].map(() => makePlayer(database(), { adapter, limits })))
    const wins = async (of: readonly TestPlayer[] = players, amount = '20') => {
      const answers: string[] = []
      for (const player of of) {
        const { status, limit } = await player.win(randomUUID(), amount, { bonus: true })
        answers.push(limit ?? status)
      }
      return answers
    }
    expect(await wins(players.slice(0, 2))).toEqual(['OK', 'OK'])
    expect(await wins(players.slice(2))).toEqual(['hour'])
    expect(await wins(players.slice(2), '10')).toEqual(['OK'])
    const elsewhere = [
      await makePlayer(database(), { adapter: randomUUID(), limits }),
      await makePlayer(database(), { adapter, limits, merchantId: 'carmine' }),
      await makePlayer(database(), { adapter, limits, currency: { code: 'EUR', exponent: 2 } }),
    ]
    expect(await wins(elsewhere)).toEqual(['OK', 'OK', 'OK'])
    await database().pool.query(`update vendor_payout set hour = hour - interval '1 hour' where adapter = $1`, [
      adapter,
    ])
    expect(await wins(players)).toEqual(['OK', 'OK', 'hour'])
  })

  it('no sum of the largest amounts is an error: a balance of more than eighteen digits is refused', async () => {
    const player = await makePlayer(database(), { balanceMinor: 0n })
    const statuses = new Set<string>()
    for (let n = 0; n < 105; n += 1) {
      const { status, limit } = await player.win(randomUUID(), LARGEST, { bonus: true })
      statuses.add(limit ?? status)
    }
    expect([...statuses]).toEqual(['OK', 'balance'])
    const into = { merchantId: 'aurora', memberId: player.memberId, currency: { code: 'PHP', exponent: 2 } }
    expect(await deposit(database(), { ...into, amountMinor: 2n ** 63n - 1n, key: randomUUID() })).toEqual({
      status: 'LIMIT_EXCEEDED',
    })
  })
})

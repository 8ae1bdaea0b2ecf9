import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { expectBalancedBooks } from '../testing.ts'
import { readBalance } from './balance.ts'
import { makePlayer } from './testing.ts'
import { expectedAnswer, newModel, type Step } from './wallet-model.ts'

forEachDatabase((kind, database) => {
  expectBalancedBooks(database)

  it('accepts a bet once that is sent fifty times at once, with fifty equal answers', async () => {
    const player = await makePlayer(database())
    const bet = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.bet(bet, '10')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
    expect(answers[0]).toMatchObject({ status: 'OK', balance: '90.00' })
    expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(9_000n)
  })

  it('accepts one of two different bets under one id, whichever comes first', async () => {
    const player = await makePlayer(database())
    const bet = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => player.bet(bet, index % 2 === 0 ? '10' : '20')),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(25)
    expect(statuses.filter((status) => status === 'TRANSACTION_CONFLICT')).toHaveLength(25)
    expect([9_000n, 8_000n]).toContain(await readBalance(database(), 'aurora', player.memberId, 'PHP'))
  })

  it('accepts one of two players’ bets under one id', async () => {
    const players = [await makePlayer(database()), await makePlayer(database())]
    for (let round = 0; round < 10; round += 1) {
      const bet = randomUUID()
      const answers = await Promise.all(players.map((player) => player.bet(bet, '1')))
      expect(answers.map(({ status }) => status).sort()).toEqual(['OK', 'TRANSACTION_CONFLICT'])
    }
  })

  it('lets exactly a hundred of two hundred bets of 1 through on a balance of 100', async () => {
    const player = await makePlayer(database(), { balanceMinor: 10_000n })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => player.bet(randomUUID(), '1', { roundId: String(index) })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(100)
    expect(statuses.filter((status) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(100)
    expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(0n)
  })

  it('keeps the bets and wins of many players apart, all at once on one house account', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => makePlayer(database())))
    await Promise.all(
      players.flatMap((player) =>
        Array.from({ length: 10 }, async () => {
          const roundId = randomUUID()
          await player.bet(randomUUID(), '3', { roundId })
          await player.win(randomUUID(), '2', { roundId, roundClosed: true })
        }),
      ),
    )
    for (const { memberId } of players) {
      expect(await readBalance(database(), 'aurora', memberId, 'PHP')).toBe(9_000n)
    }
  })

  // There are few ids, so that repetitions, conflicts and early rollbacks are frequent.
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const rounds = fc.constantFrom('x', 'y')
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      action: fc.constantFrom('bet' as const, 'win' as const),
      transactionId: ids,
      roundId: rounds,
      amountMinor: fc.constantFrom(0n, 1n, 250n, 900n),
      roundClosed: fc.boolean(),
    }),
    fc.record({ action: fc.constant('rollback' as const), transactionId: ids, reference: ids, roundId: rounds }),
    fc.record({ action: fc.constant('endRound' as const), transactionId: ids, roundId: rounds }),
    fc.record({ action: fc.constant('expire' as const) }),
  )

  it('answers every sequence of calls as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const player = await makePlayer(database(), { balanceMinor: 1_000n })
        const model = newModel(1_000n)
        const unique = randomUUID()
        for (const one of steps) {
          const expected = expectedAnswer(model, one)
          if (one.action === 'expire') {
            await database().pool.query('update game_session set expires_at = now() where id = $1', [player.sessionId])
            continue
          }
          const transactionId = `${unique}-${one.transactionId}`
          const roundId = `${unique}-${one.roundId}`
          const { status, balance } = await player.ask(
            one.action === 'rollback'
              ? { action: 'rollback', transactionId, roundId, referenceTransactionId: `${unique}-${one.reference}` }
              : one.action === 'endRound'
                ? { action: 'endRound', transactionId, roundId }
                : {
                    action: one.action,
                    transactionId,
                    roundId,
                    amount: (Number(one.amountMinor) / 100).toFixed(2),
                    roundClosed: one.roundClosed,
                  },
          )
          expect({ status, balance }).toEqual(expected)
        }
        expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(model.balanceMinor)
      }),
      { numRuns: kind === 'embedded' ? 60 : 150 },
    )
  })

  it('ends at the same balance in whatever order calls of a round and their repetitions arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(0, 1, 2, 3, 4), { minLength: 4, maxLength: 25 }), async (order) => {
        const player = await makePlayer(database(), { balanceMinor: 1_000n })
        const unique = randomUUID()
        const calls = [
          () => player.bet(`${unique}-1`, '2'),
          () => player.bet(`${unique}-2`, '3'),
          () => player.win(`${unique}-3`, '4'),
          () => player.rollback(`${unique}-4`, `${unique}-1`),
          () => player.rollback(`${unique}-5`, `${unique}-2`),
        ]
        // A win needs a stake in its round, and the two bets may be rolled back before they arrive.
        await player.bet(`${unique}-0`, '1')
        // All calls run at once, some repeated; both bets end rolled back, whatever the order.
        await Promise.all([...order, 0, 1, 2, 3, 4].map((index) => calls[index]!()))
        expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(1_300n)
      }),
      { numRuns: kind === 'embedded' ? 15 : 40 },
    )
  })
})

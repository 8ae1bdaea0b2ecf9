import { WITHDRAWAL_STATES } from '@livery/contract/cashier/withdrawal-states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integer, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { expectBalancedBooks } from '../testing.ts'
import { grantTurnover } from '../turnover/requirements.ts'
import { moveWithdrawal, payoutReference, takePayoutFact } from './machine.ts'
import { readWithdrawalFacts, requestWithdrawal } from './request.ts'
import { makePayee, makeWithdrawingPlayer, moveTo, newReference, PHP, TEST_METHOD } from './testing.ts'
import { type Event, WithdrawalModel } from './withdrawal-model.ts'

const RECEIVED_AFTER = 60
/**
 * The number of events in one drawn life, and of lives on each database. PostgreSQL gets most of them because it answers
 * in a third of the time; the functions that are examined are the same.
 */
const LIFE = { events: 60, lives: { embedded: 40, postgres: 120 } } as const

forEachDatabase((kind, database) => {
  expectBalancedBooks(database)

  const player = (balanceMinor = 10_000n) => makeWithdrawingPlayer(database(), { balanceMinor })
  const fact = (reference: string, kind: 'payoutPaid' | 'payoutFailed' | 'payoutReturned', amountMinor = 1_000n) =>
    takePayoutFact(database(), {
      merchantId: 'aurora',
      method: TEST_METHOD,
      reference,
      kind,
      amountMinor,
      providerReference: 'bank-1',
      reason: 'said so',
      timerMinutes: RECEIVED_AFTER,
    })
  const steps = async (reference: string) =>
    (
      await database().rows(
        { state: text, actor: text },
        'select state, actor from payment_step where reference = $1 order by number',
        [reference],
      )
    ).map(({ state, actor }) => `${state} by ${actor}`)

  describe('a request', () => {
    it('puts the money aside once for its key, and other content under the key is a conflict', async () => {
      const { merchantId, memberId, payeeId, money } = await player()
      const same = {
        merchantId,
        memberId,
        currency: PHP,
        key: 'one',
        payeeId,
        amountMinor: 4_000n,
        feeMinor: 0n,
        checks: [],
        state: 'review',
      } as const
      const all = await Promise.all(
        Array.from({ length: 20 }, () => requestWithdrawal(database(), { ...same, reference: newReference() })),
      )
      expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(await money()).toEqual({ available: 6_000n, held: 4_000n })
      expect(await requestWithdrawal(database(), { ...same, reference: newReference(), amountMinor: 1n })).toEqual({
        status: 'CONFLICT',
      })
    })

    it('of more than there is holds nothing, however many come at once', async () => {
      const one = await player(10_000n)
      const all = await Promise.all(Array.from({ length: 12 }, () => one.request(3_000n)))
      expect(all.filter(({ status }) => status === 'OK')).toHaveLength(3)
      expect(all.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(9)
      expect(await one.money()).toEqual({ available: 1_000n, held: 9_000n })
    })

    it('is refused to another member’s payee, a removed one, and one that is too new', async () => {
      const one = await player()
      const other = await player()
      expect(await one.request(100n, { payeeId: other.payeeId })).toEqual({ status: 'NOT_FOUND' })
      const removed = await makePayee(database(), one)
      await database().run('update payee set removed_at = now() where id = $1', [removed])
      expect(await one.request(100n, { payeeId: removed })).toEqual({ status: 'NOT_FOUND' })
      const fresh = await makePayee(database(), one)
      await database().run(`update payee set usable_at = now() + interval '1 hour' where id = $1`, [fresh])
      expect(await one.request(100n, { payeeId: fresh })).toEqual({ status: 'NOT_FOUND' })
      expect(await one.money()).toEqual({ available: 10_000n, held: 0n })
    })
  })

  describe('the facts of a withdrawal', () => {
    const facts = ({ memberId, payeeId }: { readonly memberId: string; readonly payeeId: string }) =>
      database().transaction((tx) =>
        readWithdrawalFacts(
          tx,
          { merchantId: 'aurora', memberId, currency: PHP },
          {
            weights: { gameTypes: { RNG: { percent: 100 } }, vendors: {} },
            payeeId,
            dayBegan: new Date(Date.now() - 1_000_000),
          },
        ),
      )

    it('count what is held, staked and paid of this member alone', async () => {
      const one = await player()
      const source = { kind: 'deposit', reference: newReference(), name: 'some-way', neededMinor: 3_000n }
      await grantTurnover(database(), { ...one, currency: PHP }, source)
      // A deposit without a requirement to stake.
      await database().run(
        `insert into deposit (reference, merchant_id, member_id, method, connection, currency, exponent, amount_minor,
                              payable_minor, credited_minor, fee_basis_points, fee_fixed_minor, turnover_percent, state,
                              client_key, request_hash, expires_at)
         values ($1, 'aurora', $2, 'card', 'card', 'PHP', 2, 0, 0, 1, 0, 0, 0, 'lost', $1, '', now())`,
        [newReference(), one.memberId],
      )
      expect(await facts(one)).toEqual({
        available: '10000',
        left: '3000',
        debt: '0',
        openRounds: 0,
        dayCount: 0,
        dayAmount: '0',
        paidBefore: false,
        payeePaidBefore: false,
        payeeCoolMinutes: 0,
        payeeOfOthers: false,
        sharedAddress: false,
        resetMinutes: null,
        waysIn: ['card'],
      })
      await one.bet(newReference(), '10.00', { roundId: 'settled', roundClosed: true })
      await one.bet(newReference(), '10.00', { roundId: 'open' })
      // Its stake is returned, so no round stays open.
      const returned = newReference()
      await one.bet(returned, '10.00', { roundId: 'returned' })
      expect(await facts(one)).toMatchObject({ openRounds: 2 })
      await one.rollback(newReference(), returned, 'returned')
      await fact(await one.sent(1_000n), 'payoutPaid')
      expect(await facts(one)).toMatchObject({
        available: '7000',
        left: '2000',
        openRounds: 1,
        dayCount: 1,
        dayAmount: '1000',
        paidBefore: true,
        payeePaidBefore: true,
      })
      expect(await facts(await player())).toMatchObject({ dayCount: 0, paidBefore: false })
    })

    it('tell a payee, an address and a device that somebody else has too', async () => {
      const [one, other] = [await player(), await player()]
      const account = Buffer.from(newReference())
      const payeeId = await makePayee(database(), one, account)
      await makePayee(database(), other, account)
      for (const { memberId } of [one, other])
        await database().run(
          `insert into session (token_hash, merchant_id, member_id, expires_at, ip, user_agent)
           values ($1, 'aurora', $2, now() + interval '1 hour', $3, 'a browser')`,
          [Buffer.from(newReference()), memberId, `2001:db8::${one.memberId}`],
        )
      expect(await facts({ memberId: one.memberId, payeeId })).toMatchObject({
        payeeOfOthers: true,
        sharedAddress: true,
      })
      expect(await facts({ memberId: one.memberId, payeeId: other.payeeId })).toMatchObject({ payeeCoolMinutes: null })
    })
  })

  describe('a payout', () => {
    it('is paid once, however often and in whatever order the provider says so', async () => {
      const one = await player()
      const reference = await one.sent(1_000n)
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => fact(reference, 'payoutPaid')))
      expect(outcomes.filter(({ status }) => status === 'OK')).toHaveLength(1)
      expect(await one.money()).toEqual({ available: 9_000n, held: 0n })
      expect(await fact(reference, 'payoutFailed')).toMatchObject({ status: 'WRONG_STATE', state: 'paid' })
      expect(await steps(reference)).toEqual([
        'requested by player',
        'checking by platform',
        'approved by platform',
        'sent by platform',
        'paid by provider',
      ])
    })

    it('of another sum, another way, another merchant or another try moves nothing', async () => {
      const one = await player()
      const reference = await one.sent(1_000n)
      expect(await fact(reference, 'payoutPaid', 999n)).toMatchObject({ status: 'AMOUNT_WRONG', state: 'sent' })
      expect(await fact(payoutReference(reference, 2), 'payoutPaid')).toMatchObject({ status: 'WRONG_STATE' })
      const foreign = {
        reference,
        kind: 'payoutPaid',
        amountMinor: 1_000n,
        timerMinutes: RECEIVED_AFTER,
      } as const
      expect(await takePayoutFact(database(), { ...foreign, merchantId: 'oasis', method: TEST_METHOD })).toEqual({
        status: 'NOT_FOUND',
      })
      expect(await takePayoutFact(database(), { ...foreign, merchantId: 'aurora', method: 'other' })).toEqual({
        status: 'NOT_FOUND',
      })
      expect(await one.money()).toEqual({ available: 9_000n, held: 1_000n })
    })

    it('that came back gives the whole amount back, its fee too, even when that is said before it was paid', async () => {
      const one = await player()
      const reference = await one.sent(1_000n, { feeMinor: 50n })
      expect(await fact(reference, 'payoutReturned')).toMatchObject({ status: 'OK', state: 'returned' })
      expect(await fact(reference, 'payoutPaid', 950n)).toMatchObject({ status: 'UNCHANGED', state: 'returned' })
      expect(await one.money()).toEqual({ available: 10_000n, held: 0n })
    })

    it('that failed gives the money back with the provider’s reason', async () => {
      const one = await player()
      const reference = await one.sent(1_000n)
      expect(await fact(reference, 'payoutFailed')).toMatchObject({ status: 'OK', state: 'rejected' })
      expect(await fact(reference, 'payoutFailed')).toMatchObject({ status: 'UNCHANGED' })
      expect(await fact(reference, 'payoutPaid')).toMatchObject({ status: 'WRONG_STATE', state: 'rejected' })
      expect(await one.money()).toEqual({ available: 10_000n, held: 0n })
      expect((await steps(reference)).slice(-2)).toEqual(['failed by provider', 'rejected by platform'])
    })
  })

  it('a player moves no withdrawal but an own one', async () => {
    const one = await player()
    const other = await player()
    const requested = await one.request(1_000n, { state: 'review' })
    const reference = requested.status === 'OK' ? requested.reference : ''
    const cancel = (merchantId: string, memberId: string) =>
      moveWithdrawal(database(), {
        merchantId,
        memberId,
        reference,
        from: ['review'],
        to: 'cancelled',
        actor: 'player',
      })
    expect(await cancel('aurora', other.memberId)).toEqual({ status: 'NOT_FOUND' })
    expect(await cancel('oasis', one.memberId)).toEqual({ status: 'NOT_FOUND' })
    expect(await cancel('aurora', one.memberId)).toMatchObject({ status: 'OK' })
    expect(await one.money()).toEqual({ available: 10_000n, held: 0n })
  })

  it('the timeline cannot be changed', async () => {
    const one = await player()
    const reference = await one.sent(1_000n)
    for (const statement of [
      'update payment_step set actor = actor where reference = $1',
      'delete from payment_step where reference = $1',
    ])
      await expect(database().pool.query(statement, [reference])).rejects.toMatchObject({ code: 'LV002' })
  })

  const event: fc.Arbitrary<Event> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('request' as const),
        amountMinor: fc.bigInt(2n, 4_000n),
        feeMinor: fc.bigInt(0n, 1n),
        review: fc.boolean(),
        replay: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        target: fc.nat(1_000),
        to: fc.constantFrom(...WITHDRAWAL_STATES),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('fact' as const),
        target: fc.nat(1_000),
        fact: fc.constantFrom('payoutPaid', 'payoutFailed', 'payoutReturned'),
        rightAmount: fc.boolean(),
      }),
    },
  )

  it('drawn lives of withdrawals end as the rules in plain code say, and the books with them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: LIFE.events / 2, maxLength: LIFE.events }), async (events) => {
        const one = await player()
        const model = new WithdrawalModel(10_000n)
        const references: string[] = []
        for (const drawn of events) {
          if (drawn.kind === 'request') {
            const key = newReference()
            const more = { key, feeMinor: drawn.feeMinor, state: drawn.review ? 'review' : 'approved' } as const
            const requested = await one.request(drawn.amountMinor, more)
            expect(requested.status).toBe(model.request(drawn))
            if (requested.status !== 'OK') continue
            references.push(requested.reference)
            if (drawn.replay) expect(await one.request(drawn.amountMinor, more)).toEqual(requested)
            continue
          }
          if (references.length === 0) continue
          const target = drawn.target % references.length
          const reference = references[target]!
          if (drawn.kind === 'move') {
            const { status } = await moveTo(database(), one, reference, drawn.to)
            expect(status).toBe(model.move(target, drawn.to))
          } else {
            const { amountMinor, feeMinor } = model.withdrawals[target]!
            const paid = amountMinor - feeMinor + (drawn.rightAmount ? 0n : 1n)
            const { status } = await fact(reference, drawn.fact, paid)
            expect(status).toBe(model.fact({ ...drawn, target }))
          }
        }
        expect(await one.money()).toEqual({ available: model.available, held: model.held })
        const rows = await database().rows(
          { state: text, attempts: integer },
          'select state, attempts from withdrawal where member_id = $1 order by requested_at',
          [one.memberId],
        )
        expect(rows).toEqual(model.withdrawals.map(({ state, attempts }) => ({ state, attempts })))
      }),
      { numRuns: LIFE.lives[kind] },
    )
  }, 120_000)
})

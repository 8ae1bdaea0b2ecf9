import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { integer } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { applyDepositFact, type DepositFact } from '../payments/deposit-facts.ts'
import { beginDeposit } from '../payments/deposits.ts'
import { expectBalancedBooks } from '../testing.ts'
import { makePlayer, type TestPlayer } from '../wallet/testing.ts'
import {
  feedTurnover,
  grantTurnover,
  openRequirements,
  type TurnoverWeight,
  type TurnoverWeights,
} from './requirements.ts'

const PHP = { code: 'PHP', exponent: 2 }
const weights = (RNG: TurnoverWeight, vendors: TurnoverWeights['vendors'] = {}): TurnoverWeights => ({
  gameTypes: { RNG },
  vendors,
})
const WHOLE = weights({ percent: 100 })

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  /** A player whose transactions have their own ids. */
  const player = async (): Promise<TestPlayer> => {
    const one = await makePlayer(database(), { balanceMinor: 100_000n })
    const own = (id: string) => `${one.memberId}-${id}`
    return {
      ...one,
      bet: (id, ...rest) => one.bet(own(id), ...rest),
      win: (id, ...rest) => one.win(own(id), ...rest),
      rollback: (id, reference, roundId) => one.rollback(own(id), own(reference), roundId),
    }
  }
  const grant = (one: TestPlayer, neededMinor: bigint, reference: string = randomUUID()) =>
    grantTurnover(database(), { ...one, currency: PHP }, { kind: 'deposit', reference, name: 'way', neededMinor })
  const done = async (one: TestPlayer, counted = WHOLE) => {
    await feedTurnover(database(), { ...one, currency: PHP }, counted)
    return (await openRequirements(database(), { ...one, currency: PHP })).map(({ doneMinor }) => Number(doneMinor))
  }

  it('a requirement is made once for its source, and none where nothing is needed', async () => {
    const one = await player()
    await Promise.all([grant(one, 1_000n, 'once'), grant(one, 1_000n, 'once')])
    await grant(one, 0n, 'D2')
    expect(await done(one)).toEqual([0])
  })

  it('settled rounds count once, the oldest requirement first; open ones and those before the grant do not', async () => {
    const one = await player()
    await one.bet('before', '3.00', { roundId: 'before', roundClosed: true })
    await grant(one, 1_000n)
    await grant(one, 2_000n)
    await one.bet('open', '5.00', { roundId: 'open' })
    expect(await done(one)).toEqual([0, 0])
    await one.bet('a', '8.00', { roundId: 'a', roundClosed: true })
    expect(await done(one)).toEqual([800, 0])
    expect(await done(one)).toEqual([800, 0])
    await one.bet('b', '4.00', { roundId: 'b', roundClosed: true })
    expect(await done(one)).toEqual([200])
    await one.win('open-win', '1.00', { roundId: 'open', roundClosed: true })
    expect(await done(one)).toEqual([700])
  })

  it('a rollback takes back what its round had counted, also from a requirement that was finished', async () => {
    const one = await player()
    await grant(one, 1_000n)
    await grant(one, 1_000n)
    await one.bet('a', '12.00', { roundId: 'a', roundClosed: true })
    expect(await done(one)).toEqual([200])
    await one.rollback('back', 'a', 'a')
    expect(await done(one)).toEqual([0, 0])
    await one.bet('b', '10.00', { roundId: 'b', roundClosed: true })
    expect(await done(one)).toEqual([0])
  })

  describe('how much a stake counts', () => {
    it('is a part by the game’s type, or by its vendor where the merchant states one', async () => {
      const one = await player()
      await grant(one, 10_000n)
      await one.bet('a', '10.01', { roundId: 'a', roundClosed: true })
      expect(await done(one, weights({ percent: 25 }))).toEqual([250])
      await one.bet('b', '10.00', { roundId: 'b', roundClosed: true })
      expect(await done(one, weights({ percent: 25 }, { test: { percent: 50 } }))).toEqual([750])
      await one.bet('c', '10.00', { roundId: 'c', roundClosed: true })
      expect(await done(one, weights({ percent: 0 }))).toEqual([750])
    })

    it('is only what was risked where the merchant says so: stakes given back and bets on both sides count nothing', async () => {
      const one = await player()
      await grant(one, 10_000n)
      const risked = weights({ percent: 100, counts: 'risked' })
      await one.bet('tie', '10.00', { roundId: 'tie' })
      await one.win('tie-win', '10.00', { roundId: 'tie', roundClosed: true })
      expect(await done(one, risked)).toEqual([0])
      await one.bet('player', '10.00', { roundId: 'both' })
      await one.bet('banker', '10.00', { roundId: 'both' })
      await one.win('both-win', '19.50', { roundId: 'both', roundClosed: true })
      expect(await done(one, risked)).toEqual([50])
      await one.bet('lost', '10.00', { roundId: 'lost', roundClosed: true })
      expect(await done(one, risked)).toEqual([1_050])
      await one.bet('won', '10.00', { roundId: 'won' })
      await one.win('won-win', '500.00', { roundId: 'won', roundClosed: true })
      expect(await done(one, risked)).toEqual([2_050])
    })
  })

  describe('what has to be staked for money that is taken back', () => {
    const AURORA = { id: 'aurora', currency: PHP }
    const apply = (fact: object) =>
      applyDepositFact(database(), { merchant: AURORA, connectionId: 'bank', raw: null, headers: {} }, {
        eventId: randomUUID(),
        at: new Date().toISOString(),
        ...fact,
      } as DepositFact)
    /** A deposit of 10.00, all of which has to be staked. */
    const deposited = async (one: TestPlayer) => {
      const reference = `D${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
      await beginDeposit(database(), {
        ...{
          reference,
          merchantId: 'aurora',
          memberId: one.memberId,
          method: 'bank',
          connection: 'bank',
          currency: PHP,
        },
        ...{ amountMinor: 1_000n, fee: { basisPoints: 0, fixedMinor: 0n }, turnoverPercent: 100, fields: {} },
        ...{ bonusId: null, clientKey: randomUUID(), requestHash: Buffer.from('x') },
        expiresAt: new Date(Date.now() + 60_000),
      })
      const providerRef = randomUUID()
      const received = { kind: 'depositReceived', reference, providerRef, amount: '10.00', currency: 'PHP' }
      expect(await apply(received)).toMatchObject({ did: 'credited' })
      return providerRef
    }
    const disputed = (providerRef: string, amount = '10.00') =>
      apply({
        kind: 'chargeback',
        providerRef,
        disputeRef: `x ${providerRef}`,
        reason: 'fraud',
        amount,
        currency: 'PHP',
      })

    it('goes with a chargeback; what was staked for it counts for the next, and comes back with a dispute that is won', async () => {
      const one = await player()
      const providerRef = await deposited(one)
      await grant(one, 2_000n)
      await one.bet('a', '8.00', { roundId: 'a', roundClosed: true })
      await one.bet('b', '6.00', { roundId: 'b', roundClosed: true })
      expect(await done(one)).toEqual([400])
      expect(await disputed(providerRef)).toMatchObject({ did: 'disputed' })
      expect(await done(one)).toEqual([1_400])
      expect(await disputed(providerRef)).toMatchObject({ did: 'nothing' })
      // A rollback of moved money takes it from its present place, and money that was taken back does not return.
      await one.rollback('b-back', 'b', 'b')
      expect(await done(one)).toEqual([800])
      expect(await apply({ kind: 'chargebackReversed', disputeRef: `x ${providerRef}` })).toMatchObject({
        did: 'credited',
      })
      expect(await done(one)).toEqual([0, 800])
    })

    it('is given back with its rounds where nothing else could use them', async () => {
      const one = await player()
      const providerRef = await deposited(one)
      await one.bet('a', '7.00', { roundId: 'a', roundClosed: true })
      expect(await done(one)).toEqual([700])
      await disputed(providerRef)
      expect(await done(one)).toEqual([])
      await apply({ kind: 'chargebackReversed', disputeRef: `x ${providerRef}` })
      expect(await done(one)).toEqual([700])
    })

    it('is less by the part that is charged back', async () => {
      const one = await player()
      const providerRef = await deposited(one)
      await grant(one, 1_000n)
      await one.bet('a', '9.00', { roundId: 'a', roundClosed: true })
      expect(await done(one)).toEqual([900, 0])
      await disputed(providerRef, '4.00')
      expect(await done(one)).toEqual([300])
      await apply({ kind: 'chargebackReversed', disputeRef: `x ${providerRef}` })
      expect(await done(one)).toEqual([600, 300])
    })

    it('goes with money that never came, and what was staked for it counts for the next', async () => {
      const one = await player()
      const providerRef = await deposited(one)
      await grant(one, 1_000n)
      await one.bet('a', '9.00', { roundId: 'a', roundClosed: true })
      expect(await done(one)).toEqual([900, 0])
      await apply({ kind: 'depositUndone', providerRef })
      expect(await done(one)).toEqual([900])
    })
  })

  it('bets and counts at the same moment lose nothing', async () => {
    const one = await player()
    await grant(one, 90_000n)
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await one.bet(`bet-${at}`, '10.00', { roundId: `round-${at}`, roundClosed: true })
        await done(one)
      }),
    )
    expect(await done(one)).toEqual([30_000])
  })

  it('a player without a requirement leaves nothing to count', async () => {
    const one = await player()
    await one.bet('a', '8.00', { roundId: 'a', roundClosed: true })
    const row = await database().row(
      { left: integer },
      'select count(*)::int as left from turnover_due where member_id = $1',
      [one.memberId],
    )
    expect(row).toEqual({ left: 0 })
  })
})

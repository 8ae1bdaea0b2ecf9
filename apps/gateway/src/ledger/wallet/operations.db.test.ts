import { describe, expect, it } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { expectBalancedBooks } from '../testing.ts'
import { readBalance } from './balance.ts'
import { executeWalletOperation } from './operations.ts'
import { closeGameSessions, openGameSession } from './sessions.ts'
import { makePlayer, NO_LIMITS, TEST_ADAPTER } from './testing.ts'

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  let unique = 0
  const id = () => `operations-${++unique}`

  describe('a bet', () => {
    it('takes the stake and answers the new balance', async () => {
      const player = await makePlayer(database())
      expect(await player.bet(id(), '12.5')).toEqual({
        status: 'OK',
        balance: '87.50',
        currency: 'PHP',
        postingId: expect.stringMatching(/^\d+$/),
      })
      expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(8_750n)
    })

    it('may take everything, and not a minor unit more', async () => {
      const player = await makePlayer(database())
      expect(await player.bet(id(), '100.01')).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '100.00' })
      expect(await player.bet(id(), '100')).toMatchObject({ status: 'OK', balance: '0.00' })
      expect(await player.bet(id(), '0.01')).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '0.00' })
    })

    it('refused for lack of money may be tried again under its id', async () => {
      const player = await makePlayer(database(), { balanceMinor: 100n })
      const bet = id()
      expect(await player.bet(bet, '2')).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
      await player.win(id(), '5', { bonus: true })
      expect(await player.bet(bet, '2')).toMatchObject({ status: 'OK', balance: '4.00' })
    })

    it('of zero is accepted, for free rounds, and moves nothing', async () => {
      const player = await makePlayer(database())
      const answer = await player.bet(id(), '0')
      expect(answer).toEqual({ status: 'OK', balance: '100.00', currency: 'PHP' })
    })

    it.each(['-1', '1e3', 'NaN', '', '1.', '.5', '0.001', '1,5', '999999999999999'])(
      'of %j is refused as invalid',
      async (amount) => {
        const player = await makePlayer(database())
        expect(await player.bet(id(), amount)).toMatchObject({ status: 'INVALID_REQUEST', balance: '100.00' })
      },
    )

    it('keeps the decimals of its currency', async () => {
      const player = await makePlayer(database(), {
        merchantId: 'oasis',
        currency: { code: 'KWD', exponent: 3 },
        balanceMinor: 10_000n,
      })
      expect(await player.bet(id(), '0.125')).toMatchObject({ status: 'OK', balance: '9.875', currency: 'KWD' })
    })

    it('is refused in a closed round, and not in the next one', async () => {
      const player = await makePlayer(database())
      await player.bet(id(), '1', { roundClosed: true })
      expect(await player.bet(id(), '1')).toMatchObject({ status: 'ROUND_CLOSED', balance: '99.00' })
      expect(await player.bet(id(), '1', { roundId: 'next' })).toMatchObject({ status: 'OK' })
    })

    it('is refused after endRound, even when the round was unknown', async () => {
      const player = await makePlayer(database())
      const roundId = `${player.memberId}-unheard`
      expect(await player.ask({ action: 'endRound', transactionId: id(), roundId })).toMatchObject({ status: 'OK' })
      const bet = { action: 'bet', transactionId: id(), roundId, amount: '1', roundClosed: false } as const
      expect(await player.ask(bet)).toMatchObject({ status: 'ROUND_CLOSED' })
    })

    it('is accepted in a round that another player closed, because rounds of live tables are shared', async () => {
      const [one, other] = [await makePlayer(database()), await makePlayer(database())]
      const shared = (transactionId: string) =>
        ({ action: 'bet', transactionId, roundId: 'shared-table', amount: '1', roundClosed: true }) as const
      expect(await one.ask(shared(id()))).toMatchObject({ status: 'OK' })
      expect(await other.ask(shared(id()))).toMatchObject({ status: 'OK' })
    })

    it('is refused before the launch token was exchanged', async () => {
      const { merchantId, memberId, sessionId, loginHash } = await makePlayer(database())
      const { rows } = await database().pool.query('select node_id from game_session where id = $1', [sessionId])
      const session = await openGameSession(database(), {
        merchantId,
        memberId,
        nodeId: rows[0].node_id,
        loginHash,
        adapter: TEST_ADAPTER,
        currency: { code: 'PHP', exponent: 2 },
      })
      const bet = { action: 'bet', transactionId: id(), roundId: 'r', amount: '1', roundClosed: false } as const
      expect(
        await executeWalletOperation(
          database(),
          TEST_ADAPTER,
          {
            ...bet,
            sessionId: session.sessionId,
            currency: 'PHP',
          },
          NO_LIMITS,
        ),
      ).toMatchObject({ status: 'INVALID_TOKEN' })
    })
  })

  describe('a repeated call', () => {
    it('gets the same answer, whatever happened since', async () => {
      const player = await makePlayer(database())
      const bet = id()
      const first = await player.bet(bet, '10')
      await player.win(id(), '500')
      await closeGameSessions(database(), [player.loginHash])
      expect(JSON.stringify(await player.bet(bet, '10.00'))).toBe(JSON.stringify(first))
    })

    it('with another amount, round or kind is a conflict and moves nothing', async () => {
      const player = await makePlayer(database())
      const bet = id()
      await player.bet(bet, '10')
      const conflict = { status: 'TRANSACTION_CONFLICT', balance: '90.00' }
      expect(await player.bet(bet, '11')).toMatchObject(conflict)
      expect(await player.bet(bet, '10', { roundId: 'other' })).toMatchObject(conflict)
      expect(await player.win(bet, '10')).toMatchObject(conflict)
      expect(await player.rollback(bet, 'whatever')).toMatchObject(conflict)
    })

    it('by another player is a conflict', async () => {
      const [one, other] = [await makePlayer(database()), await makePlayer(database())]
      const bet = id()
      await one.bet(bet, '10')
      expect(await other.bet(bet, '10')).toMatchObject({ status: 'TRANSACTION_CONFLICT', balance: '100.00' })
    })
  })

  describe('a win', () => {
    it('is accepted after the session ended, the round was closed and the player was blocked', async () => {
      const player = await makePlayer(database())
      await player.bet(id(), '10', { roundClosed: true })
      await closeGameSessions(database(), [player.loginHash])
      await database().pool.query(`update member set status = 'blocked' where id = $1`, [player.memberId])
      expect(await player.win(id(), '25')).toMatchObject({ status: 'OK', balance: '115.00' })
    })

    it('of ten times the stake appears on the winner board, under a masked name', async () => {
      const player = await makePlayer(database())
      await player.bet(id(), '1')
      await player.win(id(), '9.99')
      await player.win(id(), '10')
      const { rows } = await database().pool.query(
        `select w.customer_name, w.amount_minor::text, m.account from big_win w join member m on m.id = $1
          where w.customer_name = left(m.account, 2) || '****' || right(m.account, 1)`,
        [player.memberId],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0].amount_minor).toBe('1000')
      expect(rows[0].customer_name).not.toBe(rows[0].account)
    })
  })

  describe('a win', () => {
    it('of a round in which the player has not staked is refused, and taken once they have', async () => {
      const player = await makePlayer(database())
      const win = id()
      expect(await player.win(win, '1000000')).toMatchObject({ status: 'ROUND_NOT_FOUND', balance: '100.00' })
      const roundId = `${player.memberId}-closed-unheard`
      await player.ask({ action: 'endRound', transactionId: id(), roundId })
      const late = { action: 'win', transactionId: id(), roundId, amount: '5', roundClosed: true } as const
      expect(await player.ask(late)).toMatchObject({ status: 'ROUND_NOT_FOUND', balance: '100.00' })
      const other = await makePlayer(database())
      await other.ask({ action: 'bet', transactionId: id(), roundId, amount: '1', roundClosed: false })
      expect(await player.ask(late)).toMatchObject({ status: 'ROUND_NOT_FOUND', balance: '100.00' })
      await player.bet(id(), '10')
      expect(await player.win(win, '25')).toMatchObject({ status: 'OK', balance: '115.00' })
    })

    it('that is marked as a bonus needs no stake, but a session that has begun', async () => {
      const player = await makePlayer(database())
      const bonus = id()
      expect(await player.win(bonus, '5', { bonus: true })).toMatchObject({ status: 'OK', balance: '105.00' })
      expect(await player.win(bonus, '5')).toMatchObject({ status: 'TRANSACTION_CONFLICT' })
      const { rows } = await database().pool.query(
        `select p.meta->'bonus' as bonus from ledger_posting p join wallet_transaction t on t.posting_id = p.id
          where t.transaction_id = $1`,
        [bonus],
      )
      expect(rows).toEqual([{ bonus: true }])
      await database().pool.query('update game_session set authenticated_at = null where id = $1', [player.sessionId])
      expect(await player.win(id(), '5', { bonus: true })).toMatchObject({ status: 'INVALID_TOKEN' })
    })

    it('leaves the winner board when it is rolled back', async () => {
      const player = await makePlayer(database())
      const [unspent, back] = [id(), id()]
      const board = async () => {
        const { rows } = await database().pool.query(
          'select transaction_id from big_win where transaction_id = any ($1)',
          [[unspent, back]],
        )
        return rows.map(({ transaction_id }) => transaction_id).sort()
      }
      await player.bet(id(), '1')
      await player.win(unspent, '20')
      await player.win(back, '30')
      expect(await board()).toEqual([unspent, back].sort())
      await player.rollback(id(), back)
      expect(await board()).toEqual([unspent])
    })
  })

  describe('a rollback', () => {
    it('cannot be forestalled by a bet whose id looks like a rollback of another', async () => {
      const player = await makePlayer(database())
      const bet = id()
      await player.bet(bet, '10')
      await player.bet(`rollback:${bet}`, '1', { roundId: 'other' })
      expect(await player.rollback(id(), bet)).toMatchObject({ status: 'OK', balance: '99.00' })
    })

    it('returns a stake once, however often it is called', async () => {
      const player = await makePlayer(database())
      const bet = id()
      await player.bet(bet, '10')
      const rollback = id()
      const first = await player.rollback(rollback, bet)
      expect(first).toMatchObject({ status: 'OK', balance: '100.00' })
      expect(await player.rollback(rollback, bet)).toEqual(first)
      expect(await player.rollback(id(), bet)).toMatchObject({
        status: 'OK',
        balance: '100.00',
        postingId: first.postingId,
      })
    })

    it('that comes before its bet makes the bet be refused for ever', async () => {
      const player = await makePlayer(database())
      const bet = id()
      expect(await player.rollback(id(), bet)).toMatchObject({ status: 'OK', balance: '100.00' })
      expect(await player.bet(bet, '10')).toMatchObject({ status: 'TRANSACTION_ROLLED_BACK', balance: '100.00' })
      expect(await player.bet(bet, '10')).toMatchObject({ status: 'TRANSACTION_ROLLED_BACK', balance: '100.00' })
    })

    it('does not change the answer of its bet’s repetition, which takes nothing again', async () => {
      const player = await makePlayer(database())
      const bet = id()
      const first = await player.bet(bet, '10')
      await player.rollback(id(), bet)
      expect(await player.bet(bet, '10')).toEqual(first)
      expect(await readBalance(database(), 'aurora', player.memberId, 'PHP')).toBe(10_000n)
    })

    it('is accepted after the session ended', async () => {
      const player = await makePlayer(database())
      const bet = id()
      await player.bet(bet, '10')
      await closeGameSessions(database(), [player.loginHash])
      expect(await player.rollback(id(), bet)).toMatchObject({ status: 'OK', balance: '100.00' })
    })

    it('reverses a win, unless it was spent', async () => {
      const player = await makePlayer(database())
      const [unspent, spent] = [id(), id()]
      await player.win(unspent, '50', { bonus: true })
      expect(await player.rollback(id(), unspent)).toMatchObject({ status: 'OK', balance: '100.00' })
      await player.win(spent, '50', { bonus: true })
      await player.bet(id(), '150')
      expect(await player.rollback(id(), spent)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '0.00' })
    })

    it('of another player’s or another round’s transaction is a conflict, of a rollback invalid', async () => {
      const [one, other] = [await makePlayer(database()), await makePlayer(database())]
      const [bet, rollback] = [id(), id()]
      await one.bet(bet, '10')
      expect(await other.rollback(id(), bet)).toMatchObject({ status: 'TRANSACTION_CONFLICT' })
      expect(await one.rollback(id(), bet, 'other')).toMatchObject({ status: 'TRANSACTION_CONFLICT' })
      await one.rollback(rollback, bet)
      expect(await one.rollback(id(), rollback)).toMatchObject({ status: 'INVALID_REQUEST' })
    })
  })

  describe('a session', () => {
    it('is opened by its token once, for its adapter only', async () => {
      const { merchantId, memberId, sessionId, loginHash } = await makePlayer(database())
      const { rows } = await database().pool.query('select node_id from game_session where id = $1', [sessionId])
      const session = await openGameSession(database(), {
        merchantId,
        memberId,
        nodeId: rows[0].node_id,
        loginHash,
        adapter: TEST_ADAPTER,
        currency: { code: 'PHP', exponent: 2 },
      })
      const authenticate = { action: 'authenticate', currency: 'PHP', ...session } as const
      const ask = (adapter: string, token: string) =>
        executeWalletOperation(database(), adapter, { ...authenticate, token }, NO_LIMITS)
      expect(await ask('another-vendor', session.token)).toEqual({ status: 'SESSION_NOT_FOUND' })
      expect(await ask(TEST_ADAPTER, `${session.token}x`)).toEqual({ status: 'INVALID_TOKEN' })
      expect(await ask(TEST_ADAPTER, session.token)).toEqual({
        status: 'OK',
        balance: '100.00',
        currency: 'PHP',
        player: { id: memberId, name: 'Somebody' },
      })
      expect(await ask(TEST_ADAPTER, session.token)).toEqual({ status: 'INVALID_TOKEN' })
    })

    it('answers the balance while it lasts, and bets with SESSION_EXPIRED afterwards', async () => {
      const player = await makePlayer(database())
      expect(await player.ask({ action: 'balance' })).toEqual({ status: 'OK', balance: '100.00', currency: 'PHP' })
      await database().pool.query('update game_session set expires_at = now() where id = $1', [player.sessionId])
      expect(await player.ask({ action: 'balance' })).toMatchObject({ status: 'SESSION_EXPIRED' })
      expect(await player.bet(id(), '1')).toMatchObject({ status: 'SESSION_EXPIRED', balance: '100.00' })
    })

    it('refuses a blocked player’s bets', async () => {
      const player = await makePlayer(database())
      await database().pool.query(`update member set status = 'blocked' where id = $1`, [player.memberId])
      expect(await player.bet(id(), '1')).toMatchObject({ status: 'PLAYER_BLOCKED', balance: '100.00' })
    })

    it('refuses another currency and unknown sessions', async () => {
      const { sessionId } = await makePlayer(database())
      const bet = { action: 'bet', transactionId: id(), roundId: 'r', amount: '1', roundClosed: false } as const
      const ask = (session: string, currency: string) =>
        executeWalletOperation(database(), TEST_ADAPTER, { ...bet, sessionId: session, currency }, NO_LIMITS)
      expect(await ask(sessionId, 'EUR')).toMatchObject({ status: 'WRONG_CURRENCY', currency: 'PHP' })
      expect(await ask('unknown', 'PHP')).toEqual({ status: 'SESSION_NOT_FOUND' })
    })

    it('refuses empty and overlong ids and ids with control characters', async () => {
      const player = await makePlayer(database())
      for (const bad of ['', 'a\x1fb', 'a\0b', 'ä', 'x'.repeat(81)]) {
        expect(await player.bet(bad, '1')).toEqual({ status: 'INVALID_REQUEST' })
      }
    })
  })
})

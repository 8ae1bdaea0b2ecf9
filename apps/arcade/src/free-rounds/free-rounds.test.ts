import type { FreeRoundsOrder } from '@livery/contract/vendor-free-rounds'
import { afterEach, expect, it } from 'vitest'
import { ArcadeTable, SECRET, TOKEN } from '../testing/arcade-table.ts'
import { WalletServer } from '../testing/wallet-server.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

const ORDER: FreeRoundsOrder = {
  id: 'R1-1',
  merchantId: 'merchant',
  playerId: 'p1',
  currency: { code: 'PHP', exponent: 2 },
  game: { code: 'test-dragon', type: 'RNG' },
  rounds: 2,
  stake: '5',
  expiresAt: '2099-01-01T00:00:00.000Z',
}

async function seated() {
  const wallet = new WalletServer({ secret: SECRET, sessionId: 'session-1', token: TOKEN, balance: '1000.00' })
  const walletUrl = await wallet.start()
  const table = new ArcadeTable()
  open.push(wallet, { close: () => table.remove() })
  await table.start()
  const ask = async (question: string, fields: object) => {
    const answer = await table.post('/v1/free-rounds', JSON.stringify({ question, ...fields }))
    return { status: answer.status, body: await answer.json() }
  }
  const sit = async () => {
    wallet.issue(TOKEN)
    const { sessionKey } = await table.open(await table.launch({ walletUrl }))
    const player = table.player(sessionKey)
    /** Plays a free round, no faster than the least time between presses. */
    const play = async (requestId: string = crypto.randomUUID()) => {
      await new Promise((resolve) => setTimeout(resolve, 160))
      const answer = await table.post(
        '/api/round',
        JSON.stringify({ stake: '5.00', bet: {}, requestId, free: ORDER.id }),
        { authorization: `Bearer ${sessionKey}` },
      )
      return { status: answer.status, body: await answer.json() }
    }
    return { ...player, free: play }
  }
  return { wallet, table, ask, sit }
}

it('an order is known by its id, and is given at a stake and in a game that it can be played at', async () => {
  const { ask, table } = await seated()
  expect((await ask('standing', { id: ORDER.id })).body).toEqual({ state: 'absent' })
  expect((await ask('grant', ORDER)).body).toEqual({ state: 'open', left: 2 })
  expect((await ask('grant', ORDER)).body).toEqual({ state: 'open', left: 2 })
  expect((await ask('grant', { ...ORDER, rounds: 9 })).body).toEqual({ state: 'refused', reason: 'changed' })
  expect((await ask('grant', { ...ORDER, id: 'R2-1', stake: '3' })).body).toEqual({ state: 'refused', reason: 'stake' })
  const fishing = { code: 'test-fish', type: 'FISH' }
  expect((await ask('grant', { ...ORDER, id: 'R3-1', game: fishing })).body).toEqual({
    state: 'refused',
    reason: 'game',
  })
  expect((await ask('cancel', { id: 'R4-1' })).body).toEqual({ state: 'ended', reason: 'cancelled' })
  expect((await ask('grant', { ...ORDER, id: 'R4-1' })).body).toEqual({ state: 'ended', reason: 'cancelled' })
  expect((await ask('grant', { ...ORDER, id: 'R5-1', expiresAt: '2020-01-01T00:00:00.000Z' })).body).toEqual({
    state: 'ended',
    reason: 'expired',
  })
  expect((await ask('give', ORDER)).status).toBe(400)
  const unsigned = await table.post('/v1/free-rounds', JSON.stringify({ question: 'cancel', id: ORDER.id }), {})
  expect(unsigned.status).toBe(401)
})

it('a free round takes nothing, is named in each call, and is played once for a press', async () => {
  const { wallet, ask, sit, table } = await seated()
  await ask('grant', ORDER)
  const player = await sit()
  expect((await player.state()).body.free).toEqual({ order: ORDER.id, stake: '5.00', at: 1, of: 2 })
  const press = crypto.randomUUID()
  const first = await player.free(press)
  expect(first.body).toMatchObject({ stake: '5.00', balanceBefore: '1000.00', free: { at: 2, of: 2 } })
  expect((await player.free(press)).body.roundId).toBe(first.body.roundId)
  // A restart loses the sessions, but not the orders.
  await table.settled()
  await table.stop()
  await table.start()
  expect((await ask('standing', { id: ORDER.id })).body).toEqual({ state: 'open', left: 1 })
  const again = await sit()
  await again.state()
  expect((await again.free()).body.free).toBeNull()
  expect((await again.free()).status).toBe(400)
  expect((await ask('standing', { id: ORDER.id })).body).toEqual({ state: 'ended', reason: 'played' })
  await table.settled()
  const bets = wallet.calls.filter(({ action }) => action === 'bet')
  expect(bets).toHaveLength(2)
  expect(bets).toEqual(bets.map(() => expect.objectContaining({ amount: '0.00', freeRounds: ORDER.id })))
  const wins = wallet.calls.filter(({ action }) => action === 'win')
  expect(wins).toEqual(wins.map(() => expect.objectContaining({ freeRounds: ORDER.id })))
})

it('a free round that did not take place is given back', async () => {
  const { wallet, ask, sit, table } = await seated()
  await ask('grant', ORDER)
  const player = await sit()
  await player.state()
  wallet.fail('bet', 'cut-after')
  expect((await player.free()).status).toBe(503)
  wallet.refuse = 'FREE_ROUNDS_OVER'
  expect((await player.free()).status).toBe(400)
  wallet.refuse = null
  expect((await ask('standing', { id: ORDER.id })).body).toEqual({ state: 'open', left: 2 })
  await table.settled()
  expect(wallet.balance).toBe('1000.00')
  expect((await ask('cancel', { id: ORDER.id })).body).toEqual({ state: 'ended', reason: 'cancelled' })
  expect((await player.free()).status).toBe(400)
  expect((await player.balance()).body.free).toBeNull()
})

import type { Bet, BetAnswer, Fixture } from '@livery/contract/games/feed'
import { signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ArcadeTable, eventually, OWN_KEY, SECRET } from '../testing/arcade-table.ts'
import { WalletServer } from '../testing/wallet-server.ts'
import { Matches } from './match.ts'
import { isWon } from './quote.ts'

const SESSION = 'session-of-bets'
let nowMs = Date.parse('2026-11-24T12:00:01Z')
const table = new ArcadeTable({ now: () => nowMs })
const wallet = new WalletServer({ secret: SECRET, sessionId: SESSION, token: 'none', balance: '1000.00' })
const matches = new Matches(SECRET)
let walletUrl = ''
let count = 0

beforeAll(async () => {
  walletUrl = await wallet.start()
  await table.start()
})
afterAll(async () => {
  await table.remove()
  await wallet.close()
})
beforeEach(() => {
  // The matches and bets of earlier tests are over.
  nowMs += 3_600_000
})

const ask = async <Answer>(path: string, question: object) => {
  const answer = await table.post(path, JSON.stringify(question))
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const fixtures = async () => (await ask<{ fixtures: Fixture[] }>('/v1/feed', {})).body.fixtures
const next = async () => {
  const found = (await fixtures()).find(({ sport, live, isOpen }) => sport === 'football' && !live && isOpen)
  if (!found) throw new Error('no coming match')
  return found
}
const player = { merchantId: 'merchant', playerId: 'p1' }
const orderOn = ({ id, prices }: Fixture, changes: object = {}) => {
  const token = `token-${++count}`
  wallet.issue(token)
  return {
    ...player,
    betId: `bet-of-the-tests-${count}`,
    sessionId: SESSION,
    token,
    currency: { code: 'PHP', exponent: 2 },
    fixtureId: id,
    pick: 'home',
    price: prices.home,
    acceptsChange: false,
    stake: '10.00',
    walletUrl,
    ...changes,
  }
}
const place = async (order: object) => (await ask<BetAnswer>('/v1/bet', order)).body
const bets = async () => (await ask<{ bets: Bet[] }>('/v1/bets', player)).body.bets
/** Ends all offered matches. */
const playOut = () => {
  nowMs += 3_600_000
}

describe('bets on matches', () => {
  it('401 without a true signature, 400 for what is not exactly a bet', async () => {
    const body = JSON.stringify(orderOn(await next()))
    expect((await table.post('/v1/bet', body, signBody('another-secret-altogether', body, Date.now()))).status).toBe(
      401,
    )
    expect((await table.post('/v1/bet', `${body} `, signBody(OWN_KEY, body, Date.now()))).status).toBe(401)
    for (const wrong of [
      { stake: '0' },
      { stake: '-1' },
      { stake: '1e3' },
      { pick: 'both' },
      { price: 100 },
      { more: 1 },
    ])
      expect((await ask('/v1/bet', orderOn(await next(), wrong))).status).toBe(400)
  })

  it('the stake is taken once, however often a bet is sent, and the match decides what comes back', async () => {
    const before = Number(wallet.balance)
    const fixture = await next()
    const order = orderOn(fixture)
    const [one, two] = await Promise.all([place(order), place(order)])
    expect(one).toMatchObject({ outcome: 'placed', bet: { stake: '10.00', price: fixture.prices.home, state: 'open' } })
    expect(two).toEqual(one)
    expect(Number(wallet.balance)).toBeCloseTo(before - 10, 6)
    expect((await bets())[0]).toEqual(one.bet)
    playOut()
    await eventually(async () => (await bets())[0]?.state !== 'open', 'the bet is settled')
    const match = matches.find(fixture.id)
    const won = match !== null && isWon(match, 'home')
    expect((await bets())[0]?.state).toBe(won ? 'won' : 'lost')
    expect(Number(wallet.balance)).toBeCloseTo(before - 10 + (won ? Number(one.bet?.payout) : 0), 6)
    expect(wallet.isSettled).toBe(true)
  })

  it('of three bets on the three results of one match, one is paid', async () => {
    const fixture = await next()
    const before = Number(wallet.balance)
    const placed = await Promise.all(
      (['home', 'draw', 'away'] as const).map((pick) => place(orderOn(fixture, { pick, price: fixture.prices[pick] }))),
    )
    playOut()
    await eventually(async () => (await bets()).slice(0, 3).every(({ state }) => state !== 'open'), 'all are settled')
    const [won, ...others] = (await bets()).slice(0, 3).filter(({ state }) => state === 'won')
    expect(others).toEqual([])
    expect(placed.map(({ bet }) => bet?.id)).toContain(won?.id)
    expect(Number(wallet.balance)).toBeCloseTo(before - 30 + Number(won?.payout), 6)
  })

  it('another price than the player saw takes no stake, unless any price is accepted', async () => {
    const fixture = await next()
    const calls = wallet.count('bet')
    const seen = fixture.prices.home + 5
    expect(await place(orderOn(fixture, { price: seen }))).toEqual({
      outcome: 'priceChanged',
      price: fixture.prices.home,
    })
    expect(wallet.count('bet')).toBe(calls)
    expect(await place(orderOn(fixture, { price: seen, acceptsChange: true }))).toMatchObject({
      outcome: 'placed',
      bet: { price: fixture.prices.home },
    })
  })

  it('a bet that was refused may be sent again with the new price under the same key', async () => {
    const fixture = await next()
    const order = orderOn(fixture, { price: fixture.prices.home + 5 })
    expect((await place(order)).outcome).toBe('priceChanged')
    expect((await place({ ...order, price: fixture.prices.home })).outcome).toBe('placed')
    expect((await place({ ...order, price: fixture.prices.home, stake: '20.00' })).outcome).toBe('refused')
  })

  it('a suspended market, a match that is over and stakes out of range are refused by name', async () => {
    const live = (await fixtures()).find(({ sport, live }) => sport === 'tennis' && live)
    if (!live) throw new Error('no live tennis')
    expect((await place(orderOn(live))).outcome).toBe('suspended')
    expect((await place(orderOn(await next(), { fixtureId: 'football-1' }))).outcome).toBe('closed')
    expect((await place(orderOn(live, { fixtureId: 'no-match' }))).outcome).toBe('closed')
    for (const stake of ['0.01', '100000', '1.001'])
      expect(await place(orderOn(await next(), { stake }))).toMatchObject({
        outcome: 'stakeOutOfRange',
        stakes: { least: '1.00', most: '250.00' },
      })
  })

  it('a stake that the balance does not hold is refused as that', async () => {
    wallet.refuse = 'INSUFFICIENT_FUNDS'
    expect((await place(orderOn(await next()))).outcome).toBe('notEnough')
    wallet.refuse = 'PLAYER_BLOCKED'
    expect((await place(orderOn(await next()))).outcome).toBe('refused')
    wallet.refuse = null
  })

  it('a stake whose taking was not answered comes back, and the bet is not taken', async () => {
    const before = wallet.balance
    wallet.fail('bet', 'cut-after')
    const order = orderOn(await next())
    expect((await place(order)).outcome).toBe('returned')
    expect((await place(order)).outcome).toBe('returned')
    await table.settled()
    expect(wallet.balance).toBe(before)
  })

  it('open bets outlive a restart, and are settled after it', async () => {
    const fixture = await next()
    const { bet } = await place(orderOn(fixture))
    await table.stop()
    playOut()
    await table.start()
    await eventually(async () => (await bets())[0]?.state !== 'open', 'the bet is settled after the restart')
    expect((await bets())[0]).toMatchObject({ ...bet, state: expect.stringMatching('won|lost') })
    await eventually(() => wallet.isSettled, 'the wallet has the end of every round')
  })
})

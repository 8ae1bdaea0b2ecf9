import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Fixture } from '@livery/contract/games/feed'
import { toMinor } from '@livery/locale/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Matches } from '../../apps/arcade/src/matches/match.ts'
import { isWon } from '../../apps/arcade/src/matches/quote.ts'
import { ArcadeTable, eventually, OWN_KEY, SECRET } from '../../apps/arcade/src/testing/arcade-table.ts'
import { expectBalancedBooks } from '../../apps/gateway/src/ledger/testing.ts'
import {
  DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { ok } from '../../apps/gateway/src/testing/answers.ts'
import { assembleOn, type TestGateway } from '../../apps/gateway/src/testing/assembled.ts'

const HOST = 'sterling.example'
const PASSWORD = 'Welcome2026!'
const cent = (amount: string | undefined) => toMinor(amount ?? '0', 2)

// The whole way of a bet: the page's call, the vendor's wallet calls back, the ledger, the end of the match.
describe.each(DATABASE_KINDS)('bets on matches, on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bets-'))
  const matches = new Matches(SECRET)
  let nowMs = Date.parse('2026-11-24T12:00:01Z')
  const arcade = new ArcadeTable({ now: () => nowMs })
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  let count = 0

  beforeAll(async () => {
    await arcade.start()
    own = await makeDatabase(kind)
    const port = await freePort()
    const wire = { apiUrl: arcade.url, gameOrigin: 'http://games.localhost:1', secret: OWN_KEY }
    const stated = { matchday: { ...wire, walletUrl: `http://127.0.0.1:${port}/seamless/matchday` } }
    writeFileSync(join(folder, 'vendors.json'), JSON.stringify(stated))
    gateway = await assembleOn(own, { VENDOR_SETTINGS: join(folder, 'vendors.json') })
    await gateway.app.listen({ port, host: '127.0.0.1' })
    token = await signedIn('player')
  })
  afterAll(async () => {
    await gateway?.stop()
    await arcade.remove()
    await own?.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  expectBalancedBooks(() => gateway?.gateway.database.everyMerchant)

  const signedIn = async (username: string) =>
    (await ok(gateway.call('login', { username, password: PASSWORD, type: 'username' }, { host: HOST }))).token
  const fixtures = async () => (await ok(gateway.call('sportsFeed', {}, { host: HOST }))).fixtures
  /** The next match that is to come; the gateway requests the vendor's matches every two seconds. */
  const next = async () => {
    const coming = async () =>
      (await fixtures()).find(({ sport, startsAt }) => sport === 'football' && Date.parse(startsAt) > nowMs + 10_000)
    const isOfNow = async () => (await fixtures()).filter(({ startsAt }) => Date.parse(startsAt) <= nowMs).length < 15
    await eventually(async () => (await isOfNow()) && (await coming()) !== undefined, 'the gateway knows the matches')
    return (await coming()) as Fixture
  }
  const balance = async () => cent((await ok(gateway.call('getBalanceV2', {}, { host: HOST, token }))).balance)
  const place = async (changes: Partial<RequestOf<Calls['placeBet']>> = {}, as = token) => {
    const { id, prices } = await next()
    const order = { fixtureId: id, pick: 'home', price: prices.home, acceptsChange: false, stake: '2.00' } as const
    const betKey = `a-key-of-the-tests-${++count}`
    return gateway.call('placeBet', { ...order, betKey, ...changes }, { host: HOST, token: as })
  }

  test('a visitor sees the matches; at a merchant without the vendor there are none', async () => {
    const shown = await fixtures()
    expect(shown.some(({ live }) => live)).toBe(true)
    expect(shown.map(({ startsAt }) => startsAt)).toEqual(shown.map(({ startsAt }) => startsAt).toSorted())
    expect((await ok(gateway.call('sportsFeed', {}, { host: 'carmine.example' }))).fixtures).toEqual([])
  })

  test('a bet takes the stake from the balance once, and its match pays or closes it', async () => {
    const before = await balance()
    const { id, prices } = await next()
    const order = { betKey: 'a-key-sent-three-times', fixtureId: id, price: prices.home }
    const answers = await Promise.all([place(order), place(order), place(order)])
    const [first] = await Promise.all(answers.map((answer) => ok(Promise.resolve(answer))))
    for (const { answer } of answers) expect(answer).toMatchObject({ success: true, value: { outcome: 'placed' } })
    expect(await balance()).toBe(before - 200n)
    expect(cent(first?.balance)).toBe(before - 200n)
    const open = await ok(gateway.call('myBets', {}, { host: HOST, token }))
    expect(open.bets).toMatchObject([{ fixtureId: id, stake: '2.00', price: prices.home, state: 'open' }])
    const match = matches.find(id)
    nowMs = (match?.endsAtMs ?? 0) + 1
    const state = match && isWon(match, 'home') ? 'won' : 'lost'
    await eventually(
      async () => (await ok(gateway.call('myBets', {}, { host: HOST, token }))).bets[0]?.state === state,
      'the bet is settled',
    )
    await arcade.settled()
    expect(await balance()).toBe(before - 200n + (state === 'won' ? cent(open.bets[0]?.payout) : 0n))
  })

  test('of three bets on the results of one match one comes back as a win', async () => {
    const before = await balance()
    const { id, prices } = await next()
    for (const pick of ['home', 'draw', 'away'] as const)
      await ok(place({ fixtureId: id, pick, price: prices[pick] ?? 0 }))
    nowMs = (matches.find(id)?.endsAtMs ?? 0) + 1
    await eventually(async () => {
      const { bets } = await ok(gateway.call('myBets', {}, { host: HOST, token }))
      return bets.every(({ state }) => state !== 'open')
    }, 'all are settled')
    await arcade.settled()
    const { bets } = await ok(gateway.call('myBets', {}, { host: HOST, token }))
    const [won, ...others] = bets.filter(({ fixtureId, state }) => fixtureId === id && state === 'won')
    expect(others).toEqual([])
    expect(await balance()).toBe(before - 600n + cent(won?.payout))
  })

  test('a price that has moved and a balance too small take nothing, and say so', async () => {
    const before = await balance()
    const { id, prices } = await next()
    const moved = await ok(place({ fixtureId: id, price: prices.home + 7 }))
    expect(moved).toMatchObject({ outcome: 'priceChanged', price: prices.home })
    const { answer } = await place({ stake: '50.00' })
    expect(answer).toMatchObject({ success: true, value: { outcome: 'placed' } })
    for (let bets = 0; bets < 4; bets += 1) await ok(place({ stake: '50.00' }))
    const last = await ok(place({ stake: '50.00' }))
    expect(last.outcome).toBe('notEnough')
    expect(await balance()).toBeGreaterThanOrEqual(before - 25_000n)
    expect(cent(last.balance)).toBe(await balance())
  })

  test('401 for visitors, and a trial account needs a real one', async () => {
    expect((await place({}, '')).status).toBe(401)
    expect((await place({}, await signedIn('trial'))).answer).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' })
  })

  test('a vendor that is gone is told as that, and takes nothing', async () => {
    const before = await balance()
    const { id, prices } = await next()
    await arcade.stop()
    const { answer } = await gateway.call(
      'placeBet',
      {
        betKey: 'a-key-of-a-gone-vendor',
        fixtureId: id,
        pick: 'home',
        price: prices.home,
        acceptsChange: false,
        stake: '1.00',
      },
      { host: HOST, token },
    )
    expect(answer).toMatchObject({ success: false, code: 'GAME_UNAVAILABLE' })
    expect(await balance()).toBe(before)
    await arcade.start()
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  const { port } = server.address() as AddressInfo
  await new Promise((resume) => server.close(resume))
  return port
}

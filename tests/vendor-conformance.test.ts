import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { objectFaults } from '@livery/contract/object-faults'
import { demonstrationKey } from '@livery/contract/seamless'
import type {
  DemonstrationVendor,
  LaunchRequest,
  OwnWalletAdapter,
  RawWalletCall,
  SeamlessAdapter,
  VendorAdapter,
  WalletOperation,
} from '@livery/contract/vendor'
import { WALLET_STATUSES, WalletRefusal } from '@livery/contract/vendor'
import type { TransferDirection } from '@livery/contract/vendor-wallet'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toMinor } from '../apps/arcade/src/money.ts'
import { ArcadeTable, SECRET, TOKEN } from '../apps/arcade/src/testing/arcade-table.ts'
import { WalletServer } from '../apps/arcade/src/testing/wallet-server.ts'
import { LAUNCH_WIRES, WIRES } from '../apps/arcade/src/wires/wires.ts'

// One suite for every vendor's adapter: it launches at the arcade as its counterpart, and the arcade's wallet calls are
// read from the network.
const FOLDER = join(import.meta.dirname, '..', 'vendors')
const vendors = readdirSync(FOLDER)
  .filter((id) => existsSync(join(FOLDER, id, 'vendor.json')))
  .map((id) => JSON.parse(readFileSync(join(FOLDER, id, 'vendor.json'), 'utf8')) as Manifest)

interface Manifest {
  readonly id: string
  readonly code: string
  readonly adapter: string
  readonly ownWallet?: true
  readonly gameTypes: readonly LaunchRequest['game']['type'][]
}

const HOUR_MS = 3_600_000
const GAME_ORIGIN = 'http://games.localhost:5402'
const table = new ArcadeTable({ publicUrl: GAME_ORIGIN })
beforeAll(() => table.start())
afterAll(() => table.remove())

it('there are three wires or more among the vendors, and the arcade speaks each', async () => {
  const used = new Set(vendors.map(({ adapter }) => adapter))
  expect(used.size).toBeGreaterThanOrEqual(3)
  expect(LAUNCH_WIRES.length).toBe(used.size)
})

/** The adapters by the folders that hold them. */
const adapters = new Map<string, VendorAdapter>()
for (const id of new Set(vendors.map(({ adapter }) => adapter))) {
  const file = join(FOLDER, id, 'adapter.ts')
  adapters.set(id, ((await import(pathToFileURL(file).href)) as { default: VendorAdapter }).default)
}
const isOwn = ({ adapter }: Manifest) => adapters.get(adapter)?.wallet !== undefined

it('a manifest says whether its adapter has a wallet of the vendor’s own', () => {
  const own = vendors.filter(isOwn).map(({ id }) => id)
  expect(own.length).toBeGreaterThan(0)
  expect(vendors.filter(({ ownWallet }) => ownWallet).map(({ id }) => id)).toEqual(own)
})

describe.each(vendors.filter((vendor) => !isOwn(vendor)))(
  'vendor $id',
  ({ id, code, adapter: adapterId, gameTypes }) => {
    let adapter: SeamlessAdapter
    let wallet: WalletServer
    let arcade: DemonstrationVendor
    let settings: ReturnType<typeof settingsWith>
    let request: LaunchRequest
    let player: ReturnType<ArcadeTable['player']>

    beforeAll(async () => {
      adapter = adapters.get(adapterId) as SeamlessAdapter
      const sessionId = `session-${id}`
      wallet = new WalletServer({ secret: SECRET, sessionId, token: TOKEN, balance: '1000.00', adapter })
      arcade = { apiUrl: table.url, gameOrigin: GAME_ORIGIN, secret: SECRET, walletUrl: await wallet.start() }
      settings = settingsWith({})
      request = {
        mode: 'real',
        merchant: { id: 'merchant', name: 'Merchant & Söhne' },
        game: { code: `${id}-1`, vendor: code, type: gameTypes[0] ?? 'RNG', name: 'لعبة & Game=1', pictureUrl: '/p' },
        player: { id: 'p1', name: 'Player' },
        token: TOKEN,
        sessionId,
        currency: { code: 'PHP', symbol: '₱', exponent: 2 },
        language: { tag: 'ar', dir: 'rtl' },
        device: 'mobile',
        lobbyUrl: 'http://merchant.localhost:5401/rng',
        colourMode: 'light',
        brandColour: '#0ea5e9',
      }
    })
    afterAll(() => wallet.close())

    /** Its settings for the arcade, with some changed. */
    function settingsWith(changes: Partial<DemonstrationVendor>) {
      if (!adapter.demonstration) throw new Error(`the adapter ${adapterId} cannot be played by the arcade`)
      return adapter.demonstration({ ...arcade, ...changes })
    }
    /** Reads a call as the gateway does; a refusal becomes its status. */
    const read = (call: RawWalletCall): WalletOperation | string => {
      try {
        return adapter.readWalletCall(call, settings)
      } catch (fault) {
        if (fault instanceof WalletRefusal) return fault.status
        throw fault
      }
    }
    /**
     * Sends an operation as the arcade would, by the adapter's own protocol; returns the result as the arcade reads it.
     */
    const send = async (operation: WalletOperation, secret = SECRET, nowMs = Date.now()) => {
      const wire = WIRES.find(({ id: wireId }) => wireId === wireOfAdapter) as (typeof WIRES)[number]
      const { url, headers, body } = wire.walletCall(
        demonstrationKey(secret, wire.id),
        arcade.walletUrl,
        operation,
        nowMs,
      )
      return wire.readAnswer(await (await fetch(url, { method: 'POST', headers, body })).json())
    }
    let wireOfAdapter = ''

    it('has an adapter of that name, whose settings it checks', () => {
      expect(adapter.id).toBe(adapterId)
      expect(objectFaults(adapter.settings, settings)).toEqual([])
      expect(objectFaults(adapter.settings, { ...settings, secret: 'short' })).toHaveLength(1)
      expect(objectFaults(adapter.settings, settingsWith({ gameOrigin: `${GAME_ORIGIN}/x` }))).toHaveLength(1)
      expect(objectFaults(adapter.settings, { ...settings, unknown: 'x' })).toHaveLength(1)
      expect(adapter.gameOrigins(settings)).toEqual([GAME_ORIGIN])
    })

    it('launches at the vendor with every parameter as it was given, once', async () => {
      const launched = await adapter.launch(request, settings)
      expect(launched.origin).toBe(GAME_ORIGIN)
      expect(['iframe', 'window', 'redirect']).toContain(launched.mount)
      const path = new URL(launched.url).pathname
      const boot = await table.open(path)
      expect(boot).toMatchObject({
        mode: 'real',
        colourMode: 'light',
        lobbyUrl: request.lobbyUrl,
        lobbyOrigin: 'http://merchant.localhost:5401',
        language: { dir: 'rtl', formatTag: 'ar' },
        game: { code: request.game.code, name: request.game.name, vendor: code },
      })
      expect((await table.open(path)).sessionKey).toBeNull()
      expect(await (await fetch(table.url + path)).text()).toContain(`--c-accent:${request.brandColour}`)
      player = table.player(boot.sessionKey)
      // The arcade answers by the protocol it was launched by.
      const state = await player.state()
      expect(state).toMatchObject({ status: 200, body: { balance: '1000.00', currency: { code: 'PHP' } } })
      wireOfAdapter = WIRES.find(
        ({ id: wireId, walletCall }) =>
          typeof read({
            ...rawOf(walletCall(demonstrationKey(SECRET, wireId), 'http://w', balanceOf(), Date.now())),
            nowMs: Date.now(),
          }) === 'object',
      )?.id as string
      expect(wireOfAdapter).toBeDefined()
    })

    it('tells the figures of the tables that are asked about, in their currency, where it tells any', async () => {
      if (!adapter.tables) return
      const currency = { code: 'KWD', exponent: 3 }
      const games = [request.game, { ...request.game, code: `${id}-2` }].map(({ code, type }) => ({ code, type }))
      const figures = await adapter.tables({ currency, games }, settings)
      expect(figures.map(({ gameCode }) => gameCode)).toEqual([`${id}-1`, `${id}-2`])
      for (const { stakes, seats } of figures) {
        if (stakes) expect(toMinor(stakes.least, 3)).toBeLessThanOrEqual(toMinor(stakes.most, 3))
        if (seats) expect(seats.taken).toBeLessThanOrEqual(seats.total)
      }
      await expect(
        adapter.tables({ currency, games }, settingsWith({ secret: 'another-secret-altogether' })),
      ).rejects.toThrow('refused')
    })

    it('tells next draws and jackpots of the games that are asked about, where it tells any', async () => {
      if (!adapter.prizes) return
      const currency = { code: 'KWD', exponent: 3 }
      const of = (type: 'LOTT' | 'RNG') => ({ code: `${id}-${type}`, vendor: 'HOUSE', type })
      const request = { currency, games: [of('LOTT'), of('RNG')] }
      const { draws, jackpots } = await adapter.prizes(request, settings)
      for (const { gameCode, drawsAt } of draws) {
        expect(gameCode).toBe(`${id}-LOTT`)
        expect(Date.parse(drawsAt)).toBeGreaterThan(Date.now() - 1_000)
      }
      for (const { vendor, amount } of jackpots) {
        expect(vendor).toBe('HOUSE')
        expect(toMinor(amount, 3)).toBeGreaterThan(0n)
      }
      await expect(adapter.prizes(request, settingsWith({ secret: 'another-secret-altogether' }))).rejects.toThrow(
        'refused',
      )
    })

    it('tells matches with prices and takes a bet for one stake, where it has any', async () => {
      if (!adapter.feed) return
      const fixtures = await adapter.feed.fixtures(settings)
      const fixture = fixtures.find(({ isOpen, live }) => isOpen && !live)
      if (!fixture) throw new Error('no coming match')
      const player = { merchantId: 'merchant', playerId: 'p1' }
      const { id: fixtureId, prices } = fixture
      const sessionId = `session-of-a-bet-${id}`
      const purse = new WalletServer({ secret: SECRET, sessionId, token: TOKEN, balance: '10.00', adapter })
      const own = { ...settings, walletUrl: await purse.start() }
      const bet = {
        ...player,
        betId: `bet-on-a-match-of-${id}`,
        sessionId,
        token: TOKEN,
        currency: { code: 'PHP', exponent: 2 },
        ...{ fixtureId, pick: 'home' as const, price: prices.home, acceptsChange: true, stake: '1.00' },
      }
      const answers = [await adapter.feed.placeBet(bet, own), await adapter.feed.placeBet(bet, own)]
      await purse.close()
      expect(answers[0]).toMatchObject({ outcome: 'placed', bet: { fixtureId, state: 'open' } })
      expect(answers[1]).toEqual(answers[0])
      expect(purse.balance).toBe('9.00')
      expect((await adapter.feed.bets(player, settings))[0]).toEqual(answers[0]?.bet)
      await expect(adapter.feed.fixtures(settingsWith({ secret: 'another-secret-altogether' }))).rejects.toThrow(
        'refused',
      )
    })

    it('refuses a launch that was signed with another secret, and one outside the vendor’s origin', async () => {
      await expect(adapter.launch(request, settingsWith({ secret: 'another-secret-altogether' }))).rejects.toThrow()
      await expect(adapter.launch(request, settingsWith({ gameOrigin: 'http://elsewhere.localhost' }))).rejects.toThrow(
        'outside its origin',
      )
    })

    it('plays: stake and win move exactly, by calls that say what was asked', async () => {
      const before = toMinor(wallet.balance, 2)
      const round = await player.play(betOf(gameTypes[0]), '1.00')
      expect(round.status, JSON.stringify(round.body)).toBe(200)
      await table.settled()
      expect(toMinor(wallet.balance, 2)).toBe(before - toMinor(round.body.cost, 2) + toMinor(round.body.win, 2))
      expect(wallet.calls.map(({ action }) => action)).toEqual([
        'authenticate',
        'bet',
        round.body.win === '0.00' ? 'endRound' : 'win',
      ])
      expect(wallet.calls[1]).toMatchObject({ sessionId: request.sessionId, currency: 'PHP', amount: round.body.cost })
    })

    it('refuses a call whose bytes, action, secret or time are not those that were signed', () => {
      const call = wallet.raw[1] as RawWalletCall
      expect(read(call)).toMatchObject({ action: 'bet' })
      fc.assert(
        fc.property(fc.nat(call.rawBody.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
          const changed = Buffer.from(call.rawBody)
          changed[at] = (changed[at] as number) ^ change
          // Bodies that the protocol reads as the same fields are the same call.
          const other = read({ ...call, rawBody: changed })
          if (typeof other === 'object') expect(other).toEqual(read(call))
          else expect(['INVALID_SIGNATURE', 'INVALID_REQUEST']).toContain(other)
        }),
        { numRuns: 150 },
      )
      expect(read({ ...call, headers: {}, rawBody: Buffer.from('{}') })).toBe('INVALID_SIGNATURE')
      expect(read({ ...call, rawBody: Buffer.concat([call.rawBody, Buffer.from('&amount=9')]) })).toBe(
        'INVALID_SIGNATURE',
      )
      expect(read({ ...call, action: 'elsewhere' })).toBe('INVALID_REQUEST')
      expect(read({ ...call, nowMs: call.nowMs + HOUR_MS })).toBe('INVALID_SIGNATURE')
      const wrong = settingsWith({ secret: 'another-secret-altogether' })
      expect(() => adapter.readWalletCall(call, wrong)).toThrow('INVALID_SIGNATURE')
    })

    it('repeats debit, credit and rollback without moving money, and refuses the same id for another amount', async () => {
      const bet = { ...moneyOf('bet'), amount: '5.00' }
      const win = { ...moneyOf('win'), amount: '7.50', roundClosed: true }
      const start = toMinor(wallet.balance, 2)
      for (let time = 0; time < 3; time++) expect(await send(bet)).toMatchObject({ status: 'OK' })
      expect(toMinor(wallet.balance, 2)).toBe(start - 500n)
      expect(await send({ ...bet, amount: '6.00' })).toMatchObject({ status: 'TRANSACTION_CONFLICT' })
      for (let time = 0; time < 3; time++) expect(await send(win)).toMatchObject({ status: 'OK' })
      expect(toMinor(wallet.balance, 2)).toBe(start + 250n)
      const other = { ...moneyOf('bet', 'r-2'), amount: '3.00' }
      await send(other)
      const back: WalletOperation = {
        action: 'rollback',
        sessionId: request.sessionId,
        currency: 'PHP',
        transactionId: 'r-2:rollback',
        referenceTransactionId: other.transactionId,
        roundId: 'r-2',
      }
      for (let time = 0; time < 3; time++) expect(await send(back)).toMatchObject({ status: 'OK' })
      expect(toMinor(wallet.balance, 2)).toBe(start + 250n)
      // A rollback that arrives before its bet is remembered, so the bet is refused.
      const never = { ...moneyOf('bet', 'r-3'), amount: '3.00' }
      await send({
        ...back,
        transactionId: 'r-3:rollback',
        referenceTransactionId: never.transactionId,
        roundId: 'r-3',
      })
      expect(await send(never)).toMatchObject({ status: 'TRANSACTION_ROLLED_BACK' })
      expect(toMinor(wallet.balance, 2)).toBe(start + 250n)
    })

    it('tells every refusal in its own terms, and the vendor understands it', async () => {
      const start = wallet.balance
      expect(await send({ ...moneyOf('bet', 'r-4'), amount: '999999.00' })).toMatchObject({
        status: 'INSUFFICIENT_FUNDS',
      })
      expect(await send({ ...moneyOf('bet', 'r-5'), amount: '1.00', sessionId: 'nobody' })).toMatchObject({
        status: 'SESSION_NOT_FOUND',
      })
      expect(await send({ ...moneyOf('bet', 'r-6'), amount: '1.00', currency: 'EUR' })).toMatchObject({
        status: 'WRONG_CURRENCY',
      })
      expect(await send({ ...balanceOf(), action: 'authenticate', token: TOKEN })).toMatchObject({
        status: 'INVALID_TOKEN',
      })
      for (const status of ['SESSION_EXPIRED', 'PLAYER_BLOCKED'] as const) {
        wallet.refuse = status
        expect(await send({ ...moneyOf('bet', `r-${status}`), amount: '1.00' })).toMatchObject({ status })
      }
      wallet.refuse = null
      expect(await send(balanceOf(), 'another-secret-altogether')).toMatchObject({ status: 'INVALID_SIGNATURE' })
      expect(await send(balanceOf(), SECRET, Date.now() - HOUR_MS)).toMatchObject({ status: 'INVALID_SIGNATURE' })
      expect(wallet.balance).toBe(start)
    })

    it('carries amounts of every precision exactly, and refuses what is no amount', () => {
      const wire = WIRES.find(({ id: wireId }) => wireId === wireOfAdapter) as (typeof WIRES)[number]
      const carried = (amount: string) =>
        read({
          ...rawOf(
            wire.walletCall(demonstrationKey(SECRET, wire.id), 'http://w', { ...moneyOf('bet'), amount }, Date.now()),
          ),
          nowMs: Date.now(),
        })
      for (const amount of ['1', '0.05', '0.100', '12.50', '12345678901234.6789']) {
        expect(carried(amount)).toMatchObject({ action: 'bet', amount })
      }
      for (const wrong of ['0', '0.00', '123456789012345', '1.00001']) expect(carried(wrong)).toBe('INVALID_REQUEST')
      for (const balance of ['0.00', '1000.00', '7', '0.005', '-3.20', '98765432109876543.21']) {
        const { body } = adapter.writeWalletAnswer({ status: 'OK', balance, currency: 'PHP' })
        expect(wire.readAnswer(JSON.parse(JSON.stringify(body)))).toMatchObject({ status: 'OK', balance })
      }
    })

    it('is refused where another wire’s key has signed, though all are played by one arcade', () => {
      const wire = WIRES.find(({ id: wireId }) => wireId === wireOfAdapter) as (typeof WIRES)[number]
      for (const other of WIRES) {
        const key = demonstrationKey(SECRET, other.id)
        const call = { ...rawOf(wire.walletCall(key, 'http://w', balanceOf(), Date.now())), nowMs: Date.now() }
        if (other.id === wire.id) expect(read(call)).toMatchObject({ action: 'balance' })
        else expect(read(call)).toBe('INVALID_SIGNATURE')
      }
    })

    it('marks a bonus, and reads back each status and the limit that was passed', () => {
      const wire = WIRES.find(({ id: wireId }) => wireId === wireOfAdapter) as (typeof WIRES)[number]
      const key = demonstrationKey(SECRET, wire.id)
      const bonus = { ...moneyOf('win'), action: 'win', bonus: true } as const
      expect(read({ ...rawOf(wire.walletCall(key, 'http://w', bonus, Date.now())), nowMs: Date.now() })).toEqual(bonus)
      for (const status of WALLET_STATUSES) {
        const { body } = adapter.writeWalletAnswer({ status, balance: '1.00', currency: 'PHP' })
        expect(wire.readAnswer(JSON.parse(JSON.stringify(body)))).toMatchObject({ status })
      }
      const { body } = adapter.writeWalletAnswer({ status: 'LIMIT_EXCEEDED', limit: 'hour', balance: '1.00' })
      expect(JSON.stringify(body)).toContain('"limit":"hour"')
    })

    const balanceOf = () => ({ action: 'balance', sessionId: request.sessionId, currency: 'PHP' }) as const
    const moneyOf = (action: 'bet' | 'win', roundId = 'r-1') => ({
      action,
      sessionId: request.sessionId,
      currency: 'PHP',
      transactionId: `${roundId}:${action}`,
      roundId,
      amount: '1.00',
      roundClosed: false,
    })
  },
)

describe.each(vendors.filter(isOwn))('vendor $id, which keeps wallets of its own', (vendor) => {
  const adapter = adapters.get(vendor.adapter) as OwnWalletAdapter
  const demonstration = (changes: Partial<DemonstrationVendor> = {}) => {
    if (!adapter.demonstration) throw new Error(`the adapter ${vendor.adapter} cannot be played by the arcade`)
    return adapter.demonstration({
      apiUrl: table.url,
      gameOrigin: GAME_ORIGIN,
      secret: SECRET,
      walletUrl: 'http://127.0.0.1:9',
      ...changes,
    })
  }
  const holder = { merchantId: 'merchant', playerId: `of-${vendor.id}`, currency: { code: 'KWD', exponent: 3 } }
  const balance = () => adapter.wallet.balance(holder, demonstration())
  let sent = 0
  const order = (direction: TransferDirection, amount: string) => {
    sent += 1
    return { ...holder, reference: `T-${vendor.id}-${sent}`, direction, amount }
  }
  const launch = (): LaunchRequest => ({
    mode: 'real',
    merchant: { id: holder.merchantId, name: 'Merchant' },
    game: {
      code: `${vendor.id}-1`,
      vendor: vendor.code,
      type: vendor.gameTypes[0]!,
      name: 'لعبة & Game',
      pictureUrl: '/p',
    },
    player: { id: holder.playerId, name: 'Player' },
    token: null,
    sessionId: `session-${vendor.id}`,
    currency: { ...holder.currency, symbol: 'د.ك' },
    language: { tag: 'ar', dir: 'rtl' },
    device: 'mobile',
    lobbyUrl: 'http://merchant.localhost:5401/pvp',
    colourMode: 'light',
    brandColour: '#0ea5e9',
  })

  it('has an adapter of that name, whose settings it checks', () => {
    expect(adapter.id).toBe(vendor.adapter)
    expect(objectFaults(adapter.settings, demonstration())).toEqual([])
    expect(objectFaults(adapter.settings, { ...demonstration(), secret: 'short' })).toHaveLength(1)
    expect(objectFaults(adapter.settings, { ...demonstration(), unknown: 'x' })).toHaveLength(1)
    expect(adapter.gameOrigins(demonstration())).toEqual([GAME_ORIGIN])
  })

  it('moves money in and out exactly, once for a reference, and says what became of each', async () => {
    expect(await balance()).toBe('0.000')
    const money = order('in', '12.345')
    expect(await adapter.wallet.transferStatus(money, demonstration())).toEqual({ state: 'absent' })
    for (let time = 0; time < 3; time++)
      expect(await adapter.wallet.transfer(money, demonstration())).toEqual({ state: 'done' })
    expect(await balance()).toBe('12.345')
    expect(await adapter.wallet.transferStatus(money, demonstration())).toEqual({ state: 'done' })
    // Another transfer under the same reference moves nothing, whatever it contains.
    expect(await adapter.wallet.transfer({ ...money, amount: '99' }, demonstration())).toMatchObject({
      state: 'failed',
    })
    expect(await adapter.wallet.transfer({ ...money, direction: 'out' }, demonstration())).toMatchObject({
      state: 'failed',
    })
    expect(await adapter.wallet.transfer(order('out', '2.005'), demonstration())).toEqual({ state: 'done' })
    expect(await balance()).toBe('10.340')
  })

  it('refuses what is not there, and under that reference for ever', async () => {
    const early = order('out', '11')
    const refused = { state: 'failed', reason: 'insufficient' }
    expect(await adapter.wallet.transfer(early, demonstration())).toEqual(refused)
    await adapter.wallet.transfer(order('in', '1'), demonstration())
    expect(await adapter.wallet.transfer(early, demonstration())).toEqual(refused)
    expect(await adapter.wallet.transferStatus(early, demonstration())).toEqual(refused)
    expect(await balance()).toBe('11.340')
  })

  it('of transfers out at the same moment lets go of no more than is there', async () => {
    const outs = Array.from({ length: 8 }, () => order('out', '3'))
    const outcomes = await Promise.all(outs.map((one) => adapter.wallet.transfer(one, demonstration())))
    expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(3)
    expect(await balance()).toBe('2.340')
    await adapter.wallet.transfer(order('in', '9'), demonstration())
  })

  it('throws for another’s signature, so that nobody takes it for an answer', async () => {
    const foreign = demonstration({ secret: 'another-secret-altogether' })
    await expect(adapter.wallet.balance(holder, foreign)).rejects.toThrow('refused')
    await expect(adapter.wallet.transfer(order('in', '5'), foreign)).rejects.toThrow('refused')
    await expect(adapter.wallet.rounds(null, foreign)).rejects.toThrow('refused')
    await expect(adapter.launch(launch(), foreign)).rejects.toThrow('refused')
    expect(await balance()).toBe('11.340')
  })

  it('plays with what was brought, and tells each round once, with its stake and win', async () => {
    const { next } = await adapter.wallet.rounds(null, demonstration())
    const launched = await adapter.launch(launch(), demonstration())
    const player = table.player((await table.open(new URL(launched.url).pathname)).sessionKey)
    expect((await player.state()).body).toMatchObject({ balance: '11.340', currency: { code: 'KWD' } })
    const round = await player.play(betOf(vendor.gameTypes[0]), '0.100')
    expect(round.status, JSON.stringify(round.body)).toBe(200)
    const { cost, win, roundId } = round.body
    const after = toMinor('11.340', 3) - toMinor(cost, 3) + toMinor(win, 3)
    expect(toMinor(await balance(), 3)).toBe(after)
    const report = await adapter.wallet.rounds(next, demonstration())
    const { merchantId, playerId } = holder
    expect(report.rounds).toEqual([
      { roundId, merchantId, playerId, currency: 'KWD', gameCode: `${vendor.id}-1`, stake: cost, win },
    ])
    expect(await adapter.wallet.rounds(report.next, demonstration())).toEqual({ rounds: [], next: report.next })
    // Players cannot press faster than this.
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect((await player.play(betOf(vendor.gameTypes[0]), '25.000')).body).toEqual({ code: 'NOT_ENOUGH_BALANCE' })
  })

  it('keeps what was brought and told over a restart', async () => {
    const before = [await balance(), await adapter.wallet.rounds(null, demonstration())]
    await table.stop()
    await table.start()
    expect([await balance(), await adapter.wallet.rounds(null, demonstration())]).toEqual(before)
  })
})

/** A call as it comes to the gateway. */
function rawOf({ url, headers, body }: ReturnType<(typeof WIRES)[number]['walletCall']>): Omit<RawWalletCall, 'nowMs'> {
  return { action: new URL(url).pathname.split('/').at(-1) as string, headers, rawBody: Buffer.from(body) }
}

/** A bet of each kind of game. */
function betOf(type: LaunchRequest['game']['type'] | undefined): unknown {
  switch (type) {
    case 'FISH':
      return { target: 'fish', power: 1 }
    case 'LIVE':
      return { player: 1, tie: 1 }
    case 'PVP':
      return { seats: 3 }
    case 'ELOTT':
    case 'LOTT':
      return { play: 'odd', numbers: [] }
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return { picks: [{ fixture: 0, pick: 'home' }], together: false }
    default:
      return {}
  }
}

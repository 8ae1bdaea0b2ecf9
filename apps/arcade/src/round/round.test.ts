import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { drawFrom } from '../engine/random.ts'
import { RULES } from '../games/registry.ts'
import { toMinor } from '../money.ts'
import type { RoundAnswer } from '../protocol.ts'
import { ArcadeTable, eventually, SECRET, TOKEN } from '../testing/arcade-table.ts'
import { WalletServer } from '../testing/wallet-server.ts'

/** How long to wait for a silent wallet: short, but long enough that a busy machine's answer is not missed. */
const SOON_MS = 2_000

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

/** A wallet with 1,000.00, an arcade, and a player who has opened a game. */
async function seated(options: ConstructorParameters<typeof ArcadeTable>[0] = {}) {
  const wallet = new WalletServer({ secret: SECRET, sessionId: 'session-1', token: TOKEN, balance: '1000.00' })
  const walletUrl = await wallet.start()
  const table = new ArcadeTable(options)
  open.push(wallet, { close: () => table.remove() })
  await table.start()
  const { sessionKey } = await table.open(await table.launch({ walletUrl }))
  const player = table.player(sessionKey)
  const state = await player.state()
  expect(state.status).toBe(200)
  return { wallet, walletUrl, table, player, state }
}

/** Plays until a round has a win, or has none. */
async function until(player: Awaited<ReturnType<typeof seated>>['player'], wins: boolean): Promise<RoundAnswer> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 160))
    const { body } = await player.spin('1.00')
    if (body.win !== undefined && (body.win !== '0.00') === wins) return body
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 160))

describe('real play', () => {
  it('trades the one-time token for the player’s balance, once', async () => {
    const { wallet, player, state } = await seated()
    expect(state).toMatchObject({ status: 200, body: { balance: '1000.00', currency: { code: 'PHP' } } })
    await player.state()
    expect(wallet.count('authenticate')).toBe(1)
  })

  it('moves exactly stake and win, and ends every round', async () => {
    const { wallet, table, player } = await seated()
    let expected = toMinor('1000.00', 2)
    for (let round = 0; round < 12; round++) {
      await pause()
      const { body } = await player.spin('2.00')
      expected += toMinor(body.win, 2) - toMinor('2.00', 2)
    }
    await table.settled()
    expect(wallet.isSettled).toBe(true)
    expect(toMinor(wallet.balance, 2)).toBe(expected)
    expect((await player.balance()).body).toEqual({ balance: wallet.balance, pending: 0, free: null })
  })

  it('returns the same round for the same press, at no further cost', async () => {
    const { wallet, player } = await seated()
    const press = crypto.randomUUID()
    const first = await player.spin('1.00', press)
    const again = await player.spin('1.00', press)
    expect(again).toEqual(first)
    expect(wallet.count('bet')).toBe(1)
  })

  it('plays one round at a time', async () => {
    const { wallet, player } = await seated({ minimumSpinMs: 30_000 })
    const answers = await Promise.all([player.spin('1.00'), player.spin('1.00'), player.spin('1.00')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(wallet.count('bet')).toBe(1)
  })

  it('records a seed that gives the round again', async () => {
    const { table, player } = await seated()
    const { body } = await player.spin('1.00')
    await table.stop()
    const folder = join(table.dataDir, 'data')
    const file = readdirSync(folder).find((name) => name.startsWith('rounds-')) as string
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8').trim())
    expect(record).toMatchObject({ roundId: body.roundId, stake: '1.00', win: body.win })
    const rules = RULES.find(({ id }) => id === record.rules)
    expect(rules?.play(record.bet, drawFrom(record.seed), null).outcome).toEqual(body.outcome)
  })

  it('tells the wallet’s refusals in its own terms and moves nothing', async () => {
    const { wallet, player } = await seated()
    const codesByStatus: [string, string][] = [
      ['INSUFFICIENT_FUNDS', 'NOT_ENOUGH_BALANCE'],
      ['PLAYER_BLOCKED', 'PLAYER_BLOCKED'],
      ['SESSION_EXPIRED', 'SESSION_OVER'],
      ['INVALID_REQUEST', 'GAME_UNAVAILABLE'],
    ]
    for (const [status, code] of codesByStatus) {
      wallet.refuse = status as typeof wallet.refuse
      await pause()
      expect((await player.spin('1.00')).body).toEqual({ code })
    }
    expect(wallet.balance).toBe('1000.00')
    expect(wallet.count('rollback')).toBe(0)
  })

  it('400: refuses a stake that is not offered; 401: a session it does not know', async () => {
    const { player, table } = await seated()
    expect(await player.spin('1.01')).toMatchObject({ status: 400, body: { code: 'STAKE_NOT_OFFERED' } })
    expect(await table.player('x'.repeat(32)).spin('1.00')).toMatchObject({
      status: 401,
      body: { code: 'SESSION_OVER' },
    })
    expect(await table.player(null).state()).toMatchObject({ status: 401 })
  })

  it('keeps the time a spin must last', async () => {
    const { player } = await seated({ minimumSpinMs: 30_000 })
    expect((await player.spin('1.00')).status).toBe(200)
    await pause()
    expect(await player.spin('1.00')).toMatchObject({ status: 429, body: { code: 'TOO_FAST' } })
  })
})

describe('a wallet with faults', () => {
  it.each(['silent-after', 'silent-before', 'cut-after', 'cut-before', 'error-page', 'error-after'] as const)(
    'gives the stake back when the bet meets %s',
    async (fault) => {
      const { wallet, player } = await seated({ walletTimeoutMs: fault.startsWith('silent') ? SOON_MS : 10_000 })
      wallet.fail('bet', fault)
      expect((await player.spin('5.00')).body).toEqual({ code: 'STAKE_RETURNED' })
      await eventually(() => wallet.count('rollback') > 0 && wallet.isSettled, 'the bet is undone')
      expect(wallet.balance).toBe('1000.00')
    },
  )

  it('keeps undoing a bet until the wallet hears it', async () => {
    const { wallet, player } = await seated()
    wallet.fail('bet', 'cut-after')
    wallet.fail('rollback', 'cut-before', 'error-page', 'cut-after')
    await player.spin('5.00')
    await eventually(() => wallet.count('rollback') >= 4, 'the rollback is sent again')
    expect(wallet.balance).toBe('1000.00')
    const ids = wallet.calls.flatMap((call) => (call.action === 'rollback' ? [call.transactionId] : []))
    expect(new Set(ids).size).toBe(1)
  })

  it('credits a win exactly once, whatever becomes of the calls', async () => {
    const { wallet, table, player } = await seated()
    wallet.fail('win', 'cut-after', 'error-page', 'cut-before', 'error-after')
    const before = toMinor(wallet.balance, 2)
    let spent = 0n
    let won = 0n
    for (;;) {
      await pause()
      // The ends of earlier lost rounds, which are not awaited.
      await table.settled()
      const { body } = await player.spin('1.00')
      spent += 100n
      won += toMinor(body.win, 2)
      if (won > 0n) {
        expect(body.pending).toBe(1)
        break
      }
    }
    await table.settled()
    expect(wallet.count('win')).toBe(5)
    expect(wallet.isSettled).toBe(true)
    expect(toMinor(wallet.balance, 2)).toBe(before - spent + won)
    expect((await player.balance()).body).toEqual({ balance: wallet.balance, pending: 0, free: null })
  })

  it('ends a lost round in the background, again and again', async () => {
    const { wallet, player } = await seated()
    wallet.fail('endRound', 'cut-before', 'error-page')
    await until(player, false)
    await eventually(() => wallet.count('endRound') >= 3 && wallet.isSettled, 'the round is ended')
  })

  it('loses no win when the arcade is stopped before the wallet took it', async () => {
    const { wallet, table, player } = await seated({ walletTimeoutMs: SOON_MS })
    wallet.fail('win', ...new Array(50).fill('silent-before'))
    const { win } = await until(player, true)
    const without = toMinor(wallet.balance, 2)
    await table.stop()
    wallet.fail('win')
    await table.start()
    await table.settled()
    expect(wallet.isSettled).toBe(true)
    expect(toMinor(wallet.balance, 2)).toBe(without + toMinor(win, 2))
  })

  it('says so when the wallet cannot be reached at all', async () => {
    const { wallet, player } = await seated({ walletTimeoutMs: SOON_MS })
    wallet.down = true
    expect((await player.balance()).body).toEqual({ code: 'WALLET_UNREACHABLE' })
  })
})

describe('demo play', () => {
  it('has its own play money and never calls a wallet', async () => {
    const { wallet, walletUrl, table } = await seated()
    const calls = wallet.calls.length
    const path = await table.launch({ mode: 'demo', player: null, token: null, walletUrl, sessionId: 'demo-1' })
    const { sessionKey } = await table.open(path)
    const player = table.player(sessionKey)
    expect((await player.state()).body.balance).toBe('10000.00')
    const { body } = await player.spin('5.00')
    expect(toMinor(body.balance, 2)).toBe(toMinor('9995.00', 2) + toMinor(body.win, 2))
    expect((await player.refill()).body.balance).toBe('10000.00')
    expect(wallet.calls.length).toBe(calls)
  })

  it('cannot refill real money', async () => {
    const { player } = await seated()
    expect(await player.refill()).toMatchObject({ status: 400 })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signBody } from '@livery/contract/seamless'
import { afterEach, describe, expect, it } from 'vitest'
import { drawSeconds } from '../draw-time.ts'
import type { RoundAnswer } from '../protocol.ts'
import { ArcadeTable, launchOf, SECRET, TOKEN } from '../testing/arcade-table.ts'
import { WalletServer } from '../testing/wallet-server.ts'
import type { OpenRound } from '../wallet/journal.ts'
import { Draws } from './draws.ts'
import { Jackpots } from './jackpots.ts'

const EUR = { code: 'EUR', exponent: 2 }
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

describe('draws', () => {
  const game = { code: 'numero-1', type: 'ELOTT', classify: 'QUICK_DRAW' } as const
  const drawsAt = (nowMs: number, secret = 'secret') => new Draws(secret, drawSeconds, () => nowMs)

  it('are the same for everybody until they take place, and differ by game, moment and secret', () => {
    const first = drawsAt(1_000_000).nextOf(game)
    if (!first) throw new Error('a lottery has draws')
    expect(first.atMs).toBeGreaterThan(1_000_000)
    expect(first.atMs - 1_000_000).toBeLessThanOrEqual(60_000)
    expect(drawsAt(first.atMs - 1).nextOf(game)).toEqual(first)
    const next = drawsAt(first.atMs).nextOf(game)
    expect(next?.atMs).toBe(first.atMs + 60_000)
    const others = [next, drawsAt(1_000_000, 'other').nextOf(game), drawsAt(1_000_000).nextOf({ ...game, code: 'two' })]
    expect(new Set([first, ...others].map((draw) => draw?.seed)).size).toBe(4)
  })

  it('are of lotteries only, the regional ones less often', () => {
    const draws = drawsAt(0)
    expect(draws.everySecondsOf({ ...game, classify: 'FOUR_DIGIT' })).toBe(180)
    expect(draws.everySecondsOf({ ...game, type: 'LOTT', classify: 'REGIONAL_DRAW' })).toBe(300)
    expect(draws.nextOf({ code: 'slot', type: 'RNG' })).toBeNull()
  })
})

describe('a ticket', () => {
  const lottery = { ...launchOf().game, code: 'numero-1', type: 'ELOTT' as const }
  const bet = { play: 'odd', numbers: [] }

  it('waits for its draw with its stake taken, and is settled there though nobody asks', async () => {
    const wallet = new WalletServer({ secret: SECRET, sessionId: 'session-1', token: TOKEN, balance: '1000.00' })
    const walletUrl = await wallet.start()
    const table = new ArcadeTable({ drawSeconds: () => 2 })
    open.push(wallet, { close: () => table.remove() })
    await table.start()
    const { sessionKey } = await table.open(await table.launch({ walletUrl, game: lottery }))
    const player = table.player(sessionKey)
    await player.state()
    const call = async (name: string, body: object) => {
      const answer = await fetch(`${table.url}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionKey}` },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as RoundAnswer
    }
    const ticket = await call('round', { stake: '2.00', bet, requestId: 'request-1' })
    expect(ticket.open).toEqual({ at: 0, offers: ['draw'] })
    expect(wallet.count('bet')).toBe(1)
    const drawn = await call('decision', { roundId: ticket.roundId, at: 0, decision: 'draw' })
    expect(Date.now()).toBeGreaterThanOrEqual((ticket.outcome as { drawAtMs: number }).drawAtMs)
    expect(drawn.open).toBeNull()
    expect((drawn.outcome as { prizes: unknown[] }).prizes).toHaveLength(5)
    expect(await call('decision', { roundId: ticket.roundId, at: 0, decision: 'draw' })).toEqual(drawn)
    await table.settled()
    expect(wallet.count('win') + wallet.count('endRound')).toBe(1)
  })
})

describe('jackpots', () => {
  /** A pot in a folder; stakes of two hundred times its beginning always hit. */
  const started = async (folder: string, left: readonly OpenRound[] = []) => {
    const jackpots = new Jackpots(folder)
    await jackpots.start(left)
    return jackpots
  }
  const folderOf = () => {
    const folder = mkdtempSync(join(tmpdir(), 'jackpots-'))
    open.push({ close: async () => rmSync(folder, { recursive: true }) })
    return folder
  }
  const round = (roundId: string, cost: bigint) => ({ roundId, seed: '0'.repeat(32), cost })
  /** 88.31 % of twenty of the largest stakes of 50.00: vendor A's own share. */
  const BEGINNING = 88_310n
  const SURE = BEGINNING * 200n

  it('grow by half a per cent of each settled stake, by vendor and currency, and outlast a restart', async () => {
    const folder = folderOf()
    const jackpots = await started(folder)
    expect(jackpots.worth('A', EUR)).toBe(BEGINNING)
    for (let at = 0; at < 10; at += 1) await jackpots.add('A', EUR, round(`r${at}`, 20n))
    expect(jackpots.worth('A', EUR)).toBe(BEGINNING + 1n)
    expect(jackpots.worth('B', EUR), 'another vendor begins with another').toBe(58_340n)
    await jackpots.close()
    const again = await started(folder)
    expect(again.worth('A', EUR)).toBe(BEGINNING + 1n)
    await again.close()
  })

  it('a hit pays the whole pot once and begins anew; what cannot be paid goes back', async () => {
    const jackpots = await started(folderOf())
    await jackpots.add('A', EUR, round('r1', 20_000n))
    expect(await jackpots.hit('A', EUR, round('r2', 0n))).toBe(0n)
    expect(await jackpots.hit('A', EUR, round('r3', SURE))).toBe(BEGINNING + 100n)
    expect(jackpots.worth('A', EUR)).toBe(BEGINNING)
    await jackpots.putBack('r3')
    await jackpots.putBack('r3')
    expect(jackpots.worth('A', EUR)).toBe(BEGINNING + 100n)
    await jackpots.close()
  })

  it.each([
    ['bet', BEGINNING + 100n],
    ['win', BEGINNING],
  ] as const)('after a crash with its round in the stage "%s" the pot is worth %d', async (stage, worth) => {
    const folder = folderOf()
    const jackpots = await started(folder)
    await jackpots.add('A', EUR, round('r0', 20_000n))
    await jackpots.hit('A', EUR, round('r1', SURE))
    await jackpots.close()
    const again = await started(folder, [{ roundId: 'r1', stage } as OpenRound])
    expect(again.worth('A', EUR)).toBe(worth)
    await again.close()
  })
})

describe('POST /v1/prizes', () => {
  it('tells next draws and jackpots of the games that are named; 401 without a true signature, 400 for less', async () => {
    const table = new ArcadeTable({ drawSeconds })
    open.push({ close: () => table.remove() })
    await table.start()
    const ask = async (games: readonly object[]) => {
      const answer = await table.post('/v1/prizes', JSON.stringify({ currency: EUR, games }))
      return { status: answer.status, body: await answer.json() }
    }
    const { body } = await ask([
      { code: 'l', vendor: 'NMR', type: 'LOTT', classify: 'REGIONAL_DRAW' },
      { code: 's', vendor: 'JL', type: 'RNG' },
      { code: 't', vendor: 'JL', type: 'RNG' },
    ])
    expect(body).toEqual({
      draws: [{ gameCode: 'l', drawsAt: expect.any(String), everySeconds: 300 }],
      jackpots: [{ vendor: 'JL', amount: '899.30' }],
    })
    expect((await ask([{ code: 'l', type: 'LOTT' }])).status).toBe(400)
    const empty = JSON.stringify({ currency: EUR, games: [] })
    expect(
      (await table.post('/v1/prizes', empty, signBody('another-secret-altogether', empty, Date.now()))).status,
    ).toBe(401)
  })
})

import type { Prizes as VendorPrizes } from '@livery/contract/games/prizes'
import type { PrizesRequest } from '@livery/contract/vendor'
import { expect, test, vi } from 'vitest'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { Prizes } from './prizes.ts'

const EUR = { code: 'EUR', exponent: 2 }
const START = Date.parse('2026-01-01T00:00:00Z')
const siteOf = (...offered: readonly string[]) => ({
  merchant: { currency: EUR },
  isOffered: (vendor: string, type: string) => offered.includes(`${vendor} ${type}`),
})
const answer: VendorPrizes = {
  draws: [
    { gameCode: 'late', drawsAt: '2026-01-01T00:02:00Z', everySeconds: 180 },
    { gameCode: 'soon', drawsAt: '2026-01-01T00:00:20Z', everySeconds: 60 },
  ],
  jackpots: [
    { vendor: 'A', amount: '900.00' },
    { vendor: 'B', amount: '1000.00' },
  ],
}

function prizesOf(prizes: VendorConnection['prizes']) {
  const clock = { nowMs: START }
  const log = { warn: vi.fn() }
  const connection = { id: 'one', prizes } as VendorConnection
  const game = (vendor: string, code: string, gameType: VendorGame['gameType']) =>
    [code, { vendor: { code: vendor } as VendorManifest, game: { code, gameType } as VendorGame }] as const
  const games = new Map([
    game('A', 'a-slot', 'RNG'),
    game('B', 'b-slot', 'RNG'),
    game('A', 'late', 'LOTT'),
    game('A', 'soon', 'ELOTT'),
    game('A', 'table', 'LIVE'),
  ])
  return { prizes: new Prizes({ games, connection: () => connection }, log, () => clock.nowMs), clock, log }
}
const arrived = () => new Promise((resolve) => setImmediate(resolve))

test('one question names lotteries and slots with their vendors; draws come by time, the largest jackpot first', async () => {
  const ask = vi.fn(async (_: PrizesRequest) => answer)
  const { prizes } = prizesOf(ask)
  const all = siteOf('A RNG', 'B RNG', 'A LOTT', 'A ELOTT')
  expect(prizes.of(all)).toEqual({ draws: [], jackpots: [] })
  expect(ask.mock.calls[0]?.[0].games.map(({ code }) => code)).toEqual(['a-slot', 'b-slot', 'late', 'soon'])
  const known = await prizes.soon(all)
  expect(known.draws.map(({ gameCode }) => gameCode)).toEqual(['soon', 'late'])
  expect(known.jackpots.map(({ vendor }) => vendor)).toEqual(['B', 'A'])
  expect(ask).toHaveBeenCalledOnce()
})

test('a merchant is told of what it offers, and no draw that is over', async () => {
  const { prizes, clock } = prizesOf(async () => answer)
  const site = siteOf('A RNG', 'A ELOTT')
  await prizes.soon(site)
  expect(prizes.of(site)).toEqual({ draws: [answer.draws[1]], jackpots: [answer.jackpots[0]] })
  clock.nowMs += 20_000
  expect(prizes.of(site).draws).toEqual([])
  expect(prizes.of(siteOf())).toEqual({ draws: [], jackpots: [] })
})

test('a vendor that fails is told of once, and what it told is shown for half a minute', async () => {
  let fails = false
  const { prizes, clock, log } = prizesOf(async () => {
    if (fails) throw new Error('gone')
    return answer
  })
  const site = siteOf('A RNG')
  await prizes.soon(site)
  fails = true
  for (let step = 0; step < 6; step += 1) {
    expect(prizes.of(site).jackpots).toHaveLength(1)
    clock.nowMs += 5_000
    await arrived()
  }
  clock.nowMs += 1
  expect(prizes.of(site).jackpots).toEqual([])
  expect(log.warn).toHaveBeenCalledOnce()
})

import type { TableFigures } from '@livery/contract/games/tables'
import type { TablesRequest } from '@livery/contract/vendor'
import { beforeEach, expect, test, vi } from 'vitest'
import type { VendorConnection } from '../../tenancy/vendors/connections.ts'
import type { VendorGame, VendorManifest } from '../../tenancy/vendors/manifest.ts'
import { Tables } from './tables.ts'

const EUR = { code: 'EUR', exponent: 2 }
const KWD = { code: 'KWD', exponent: 3 }
const siteOf = (vendors: readonly string[], currency = EUR) => ({
  merchant: { currency },
  isOffered: (vendor: string) => vendors.includes(vendor),
})

/** A vendor of two tables, a lobby and a slot. */
const gamesOf = (id: string) => {
  const vendor = { id, code: id.toUpperCase() } as VendorManifest
  const game = (code: string, gameType: VendorGame['gameType'], isGame: VendorGame['isGame'] = 'GAME') =>
    [`${id}-${code}`, { vendor, game: { code: `${id}-${code}`, gameType, isGame } as VendorGame }] as const
  return [game('1', 'LIVE'), game('2', 'PVP'), game('lobby', 'LIVE', 'VASSALAGE'), game('slot', 'RNG')]
}
const figuresFor = ({ games }: TablesRequest): TableFigures[] =>
  games.map(({ code }) => ({ gameCode: code, seats: { total: 7, taken: 3 } }))

const log = { warn: vi.fn() }
let nowMs = 0
beforeEach(() => {
  nowMs = 1_000_000
  log.warn.mockClear()
})

/** @param answers by vendor; null for one that reports nothing */
function tablesOf(answers: Readonly<Record<string, VendorConnection['tables']>>) {
  const connections = new Map(
    Object.entries(answers).map(([id, tables]) => [id, { id, tables } as VendorConnection] as const),
  )
  const vendors = {
    games: new Map(Object.keys(answers).flatMap(gamesOf)),
    connection: ({ id }: VendorManifest) => connections.get(id) ?? null,
  }
  return new Tables(vendors, log, () => nowMs)
}
/** Lets pending answers arrive. */
const arrived = () => new Promise((resolve) => setImmediate(resolve))

test('the stakes of a game that is no table are asked for with all games of its type', async () => {
  const ask = vi.fn(async (request: TablesRequest) => figuresFor(request))
  const tables = tablesOf({ a: ask })
  const slot = { code: 'a-slot', type: 'RNG' } as const
  expect(tables.ofGame(siteOf(['A']), 'A', slot)).toBeNull()
  expect((await tables.ofGameSoon(siteOf(['A']), 'A', slot))?.gameCode).toBe('a-slot')
  expect(ask.mock.calls.map(([{ games }]) => games.map(({ code }) => code))).toEqual([['a-slot']])
  expect(await tables.ofGameSoon(siteOf(['A']), 'B', slot)).toBeNull()
})

test('one question is for all tables of a vendor, whoever asks, and is asked again after five seconds', async () => {
  const ask = vi.fn(async (request: TablesRequest) => figuresFor(request))
  const tables = tablesOf({ a: ask })
  expect(tables.of(siteOf(['A']))).toEqual([])
  expect(tables.of(siteOf(['A']))).toEqual([])
  await arrived()
  expect(tables.of(siteOf(['A'])).map(({ gameCode }) => gameCode)).toEqual(['a-1', 'a-2'])
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.calls[0]?.[0]).toEqual({
    currency: EUR,
    games: [
      { code: 'a-1', type: 'LIVE' },
      { code: 'a-2', type: 'PVP' },
    ],
  })
  nowMs += 5_000
  tables.of(siteOf(['A']))
  expect(ask).toHaveBeenCalledTimes(2)
  tables.of(siteOf(['A'], KWD))
  expect(ask.mock.lastCall?.[0].currency).toEqual(KWD)
})

test('a merchant gets the tables it offers, and of a vendor that does not tell, none', async () => {
  const tables = tablesOf({ a: async (request) => figuresFor(request), b: null })
  tables.of(siteOf(['A', 'B']))
  await arrived()
  expect(tables.of(siteOf(['A', 'B']))).toHaveLength(2)
  expect(tables.of(siteOf(['B']))).toEqual([])
})

test('a vendor that hangs delays nobody, holds back no other, and is asked anew after ten seconds', async () => {
  const hanging = vi.fn(() => new Promise<never>(() => undefined))
  const tables = tablesOf({ a: hanging, b: async (request) => figuresFor(request) })
  tables.of(siteOf(['A', 'B']))
  await arrived()
  expect(tables.of(siteOf(['A', 'B'])).map(({ gameCode }) => gameCode)).toEqual(['b-1', 'b-2'])
  nowMs += 9_000
  tables.of(siteOf(['A']))
  expect(hanging).toHaveBeenCalledOnce()
  nowMs += 1_000
  tables.of(siteOf(['A']))
  expect(hanging).toHaveBeenCalledTimes(2)
})

test('an answer that comes after that to a later question changes nothing', async () => {
  const answers: ((figures: TableFigures[]) => void)[] = []
  const tables = tablesOf({ a: () => new Promise((resolve) => answers.push(resolve)) })
  const seated = (taken: number) => [{ gameCode: 'a-1', seats: { total: 7, taken } }]
  tables.of(siteOf(['A']))
  nowMs += 10_000
  tables.of(siteOf(['A']))
  answers[1]?.(seated(2))
  await arrived()
  answers[0]?.(seated(1))
  await arrived()
  expect(tables.of(siteOf(['A']))).toEqual(seated(2))
})

test('the figures of a vendor that fails are shown for half a minute, and its fault is told once', async () => {
  let fails = false
  const tables = tablesOf({
    a: async (request) => {
      if (fails) throw new Error('gone')
      return figuresFor(request)
    },
  })
  tables.of(siteOf(['A']))
  await arrived()
  fails = true
  for (let step = 0; step < 6; step += 1) {
    expect(tables.of(siteOf(['A']))).toHaveLength(2)
    nowMs += 5_000
    await arrived()
  }
  nowMs += 1
  expect(tables.of(siteOf(['A']))).toEqual([])
  expect(log.warn).toHaveBeenCalledOnce()
})

test('a call may wait for figures that nobody has asked for yet, a second at most', async () => {
  expect(await tablesOf({ a: async (request) => figuresFor(request) }).soon(siteOf(['A']))).toHaveLength(2)
  expect(await tablesOf({ a: () => new Promise(() => undefined) }).soon(siteOf(['A']))).toEqual([])
}, 3_000)

test('a merchant without tables does not wait for the vendors of others', async () => {
  const tables = tablesOf({ a: () => new Promise(() => undefined) })
  expect(tables.of(siteOf(['A']))).toEqual([])
  expect(await Promise.race([tables.soon(siteOf([])), arrived().then(() => 'waits')])).toEqual([])
})

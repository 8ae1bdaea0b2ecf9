import { signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ArcadeTable, OWN_KEY } from '../testing/arcade-table.ts'

const IDLE_MS = 60_000
const table = new ArcadeTable({ sessionIdleMs: IDLE_MS })
beforeAll(() => table.start())
afterAll(() => table.remove())

const EUR = { code: 'EUR', exponent: 2 }
const tableOf = (code: string, classify = 'BACCARAT') => ({ code, type: 'LIVE' as const, classify })
const ask = async (games: readonly object[], currency: object = EUR) => {
  const answer = await table.post('/v1/tables', JSON.stringify({ currency, games }))
  return { status: answer.status, body: (await answer.json()) as { tables: readonly Record<string, unknown>[] } }
}
/** The occupied seats of a table. */
const taken = async (code: string) =>
  ((await ask([tableOf(code)])).body.tables as [{ readonly seats: { readonly taken: number } }])[0].seats.taken
const sitDown = async (code: string, playerId: string, mode: 'real' | 'demo' = 'real') => {
  const player = mode === 'real' ? { id: playerId, name: playerId } : null
  const game = { ...tableOf(code), vendor: 'TEST', name: 'Table', pictureUrl: '/p' }
  const { sessionKey } = await table.open(
    await table.launch({ mode, player, game, sessionId: `s-${code}-${playerId}` }),
  )
  return table.player(sessionKey)
}

describe('POST /v1/tables', () => {
  it('tells the stakes of each table in the currency, and the seats of those that have seats', async () => {
    const { body } = await ask([tableOf('a'), tableOf('b', 'GAME_SHOW')])
    expect(body.tables).toEqual([
      { gameCode: 'a', stakes: { least: '0.20', most: '50.00' }, seats: { total: 7, taken: 0 } },
      { gameCode: 'b', stakes: { least: '0.20', most: '50.00' } },
    ])
    const dinars = await ask([tableOf('a')], { code: 'KWD', exponent: 3 })
    expect(dinars.body.tables[0]?.stakes).toEqual({ least: '0.100', most: '25.000' })
  })

  it('401 without a true signature, 400 for what is not exactly a question', async () => {
    const body = JSON.stringify({ currency: EUR, games: [] })
    expect((await table.post('/v1/tables', body, {})).status).toBe(401)
    expect((await table.post('/v1/tables', body, signBody('another-secret-altogether', body, Date.now()))).status).toBe(
      401,
    )
    expect((await table.post('/v1/tables', body, signBody(OWN_KEY, `${body} `, Date.now()))).status).toBe(401)
    expect((await ask([{ code: 'a' }])).status).toBe(400)
    expect((await ask([], { code: 'EUR' })).status).toBe(400)
  })

  it('a seat is taken by a player who has the table open, once, and free when the page closes', async () => {
    const first = await sitDown('seat', 'p1')
    await sitDown('seat', 'p1')
    expect(await taken('seat')).toBe(1)
    await sitDown('seat', 'p2')
    await sitDown('seat', 'p3', 'demo')
    expect(await taken('seat')).toBe(2)
    expect(await taken('elsewhere')).toBe(0)
    await first.leave()
    // The other page of the same player is still open.
    expect(await taken('seat')).toBe(2)
  })

  it('a player who leaves and comes back has the seat again, and one who idles has none', async () => {
    const player = await sitDown('back', 'p1')
    await player.leave()
    expect(await taken('back')).toBe(0)
    await player.balance()
    expect(await taken('back')).toBe(1)
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + IDLE_MS + 1)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await taken('back')).toBe(0)
  })

  it('a full table has no more taken seats than seats', async () => {
    for (let player = 1; player <= 9; player += 1) await sitDown('full', `p${player}`)
    expect(await taken('full')).toBe(7)
  })
})

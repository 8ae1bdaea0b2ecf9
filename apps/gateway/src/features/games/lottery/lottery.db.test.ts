import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '../../../testing/answers.ts'
import { type Gaming, startGaming } from '../testing.ts'

const language = 'EN'

describe('lotteries', () => {
  let gaming: Gaming
  beforeAll(async () => {
    gaming = await startGaming()
  })
  afterAll(() => gaming?.stop())

  const launch = (gameCode: string | undefined, view: 'betting' | 'lobby', more: object = {}) =>
    gaming.gateway.call(
      'lotteryLaunch',
      {
        launchMode: 'real',
        prizeMode: 'SEA',
        view,
        device: 'mobile',
        language,
        backUrl: 'http://aurora.localhost/lottery',
        ...(gameCode === undefined ? {} : { gameCode }),
        ...more,
      },
      { token: gaming.token },
    )

  test('come in groups of one kind, all in the requested prize mode', async () => {
    const { gameMenus } = await ok(gaming.gateway.call('lotteryMenus', { prizeMode: 'ELOTT', device: 'WEB', language }))
    expect(gameMenus.length).toBeGreaterThan(2)
    for (const { gameGroupCode, games } of gameMenus) {
      for (const game of games) expect(game).toMatchObject({ gameType: 'ELOTT', gameGroupCode })
    }
  })

  test('the Vietnamese menu is in the merchant’s own order', async () => {
    const { gameMenus } = await ok(gaming.gateway.call('lotteryVietnamMenus', { device: 'WEB', language }))
    expect(gameMenus[0]?.games.map(({ gameCode }) => gameCode).slice(0, 3)).toEqual([
      'numero-0021',
      'numero-0022',
      'numero-0023',
    ])
  })

  test('the lobby lists the prize modes, the merchant’s own first; another merchant has none', async () => {
    const lobby = await ok(gaming.gateway.call('lotteryLobby', { device: 'WEB', language }))
    expect(lobby).toMatchObject({ prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'], lottoArea: 'VN' })
    expect(lobby.games.every(({ gameType }) => gameType === 'LOTT')).toBe(true)
    const other = await ok(
      gaming.gateway.call('lotteryLobby', { device: 'WEB', language }, { host: 'oasis.localhost' }),
    )
    expect(other).toMatchObject({ prizeModes: [], games: [] })
  })

  test('popular numbers are those of the game; an unknown game has none', async () => {
    expect((await ok(gaming.gateway.call('popularNumbers', { gameCode: 'numero-0021' }))).list).toContain('79')
    expect((await ok(gaming.gateway.call('popularNumbers', { gameCode: 'nothing' }))).list).toEqual([])
  })

  test('a launch sends the vendor area, prize mode and view, and counts as played', async () => {
    expect(await ok(launch('numero-0021', 'betting', { lottoArea: 'TH' }))).toMatchObject({ mount: 'iframe' })
    expect(gaming.vendor.launches.at(-1)).toMatchObject({
      game: { code: 'numero-0021' },
      lottery: { area: 'TH', prizeMode: 'SEA', view: 'betting' },
      device: 'mobile',
    })
    await ok(launch(undefined, 'lobby'))
    expect(gaming.vendor.launches.at(-1)).toMatchObject({ lottery: { area: 'VN', view: 'lobby' } })
    const { list } = await ok(
      gaming.gateway.call('lotteryRecent', { device: 'WEB', language }, { token: gaming.token }),
    )
    expect(list.map(({ gameCode }) => gameCode)).toContain('numero-0021')
  })

  test('an unknown game, another kind of game and a missing code are not launched, nor anything for a visitor', async () => {
    const { games } = await ok(gaming.gateway.call('games', { gameType: 'RNG', language, pageSize: 1 }))
    for (const code of ['nothing', games[0]?.gameCode, undefined])
      expect(await launch(code, 'betting')).toMatchObject({ answer: { code: 'GAME_NOT_FOUND' } })
    const visitor = await gaming.gateway.call('lotteryRecent', { device: 'WEB', language })
    expect(visitor).toMatchObject({ status: 401, answer: { code: 'NOT_SIGNED_IN' } })
  })
})

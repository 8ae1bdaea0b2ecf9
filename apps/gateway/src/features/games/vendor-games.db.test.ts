import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok, refused } from '../../testing/answers.ts'
import { type Gaming, startGaming } from './testing.ts'

const place = { language: 'EN', device: 'desktop' } as const

describe('vendors', () => {
  let gaming: Gaming
  beforeAll(async () => {
    gaming = await startGaming()
  })
  afterAll(() => gaming?.stop())

  test('vassGameType gives a vendor’s categories with the same counts as the menu', async () => {
    const { data } = await ok(gaming.gateway.call('getGameVendor', {}))
    for (const { vassalage } of data.lanes.flatMap(({ vendors }) => vendors)) {
      const { gameTypes, displayName } = await ok(gaming.gateway.call('vassGameType', { vassalage }))
      expect(displayName).not.toBe('')
      const counted = data.lanes.filter(({ cards }) => cards[vassalage])
      expect(gameTypes.map(({ gameType, cards }) => [gameType, cards])).toEqual(
        counted.map(({ gameCategory, cards }) => [gameCategory, cards[vassalage]]),
      )
    }
    expect(await refused(gaming.gateway.call('vassGameType', { vassalage: 'NOBODY' }))).toBe('GAME_NOT_FOUND')
  })

  test('gameLaunchFB launches a vendor’s best game of a category, with the same checks as any launch', async () => {
    const launch = { ...place, vassalage: 'JDB', gameType: 'FISH', mode: 'real' } as const
    expect(await refused(gaming.gateway.call('gameLaunchFB', launch))).toBe('NOT_SIGNED_IN')
    const launched = await ok(gaming.gateway.call('gameLaunchFB', launch, { token: gaming.token }))
    expect(launched).toMatchObject({ origin: gaming.vendor.origin, mount: 'iframe', currency: 'PHP' })
    expect(gaming.vendor.launches.at(-1)).toMatchObject({ game: { vendor: 'JDB', type: 'FISH' } })
    const wrong = { ...launch, gameType: 'LOTT' } as const
    expect(await refused(gaming.gateway.call('gameLaunchFB', wrong, { token: gaming.token }))).toBe('GAME_NOT_FOUND')
    expect(
      await refused(gaming.gateway.call('gameLaunchFB', { ...launch, vassalage: 'NOBODY' }, { token: gaming.token })),
    ).toBe('GAME_NOT_FOUND')
  })

  test('gameAnnouncements gives the current announcements in the reader’s language', async () => {
    const titles = async (language: string) =>
      (await ok(gaming.gateway.call('gameAnnouncements', { vassalage: 'SV3', language }))).list.map(
        ({ title }) => title,
      )
    expect(await titles('EN')).toEqual(['All fights are simulated; no animal takes part.'])
    expect((await titles('AR'))[0]).toMatch(/[\u0621-\u064a]/)
    expect((await ok(gaming.gateway.call('gameAnnouncements', { vassalage: 'PG', language: 'EN' }))).list).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok, refused } from '../../testing/answers.ts'
import { type Gaming, startGaming } from './testing.ts'

const place = { language: 'EN', device: 'desktop' } as const

describe('vendors', () => {
  let house: Gaming
  beforeAll(async () => {
    house = await startGaming()
  })
  afterAll(() => house?.stop())

  test('vassGameType gives a vendor’s categories with the same counts as the menu', async () => {
    const { data } = await ok(house.gateway.call('getGameVendor', {}))
    for (const { vassalage } of data.lanes.flatMap(({ vendors }) => vendors)) {
      const { gameTypes, displayName } = await ok(house.gateway.call('vassGameType', { vassalage }))
      expect(displayName).not.toBe('')
      const counted = data.lanes.filter(({ cards }) => cards[vassalage])
      expect(gameTypes.map(({ gameType, cards }) => [gameType, cards])).toEqual(
        counted.map(({ gameCategory, cards }) => [gameCategory, cards[vassalage]]),
      )
    }
    expect(await refused(house.gateway.call('vassGameType', { vassalage: 'NOBODY' }))).toBe('GAME_NOT_FOUND')
  })

  test('gameLaunchFB launches a vendor’s best game of a category, with the same checks as any launch', async () => {
    const asking = { ...place, vassalage: 'JDB', gameType: 'FISH', mode: 'real' } as const
    expect(await refused(house.gateway.call('gameLaunchFB', asking))).toBe('NOT_SIGNED_IN')
    const launched = await ok(house.gateway.call('gameLaunchFB', asking, { token: house.token }))
    expect(launched).toMatchObject({ origin: house.vendor.origin, mount: 'iframe', currency: 'PHP' })
    expect(house.vendor.asked.at(-1)).toMatchObject({ game: { vendor: 'JDB', type: 'FISH' } })
    const wrong = { ...asking, gameType: 'LOTT' } as const
    expect(await refused(house.gateway.call('gameLaunchFB', wrong, { token: house.token }))).toBe('GAME_NOT_FOUND')
    expect(
      await refused(house.gateway.call('gameLaunchFB', { ...asking, vassalage: 'NOBODY' }, { token: house.token })),
    ).toBe('GAME_NOT_FOUND')
  })

  test('gameAnnouncements gives the current announcements in the reader’s language', async () => {
    const said = async (language: string) =>
      (await ok(house.gateway.call('gameAnnouncements', { vassalage: 'SV3', language }))).list.map(({ title }) => title)
    expect(await said('EN')).toEqual(['All fights are simulated; no animal takes part.'])
    expect((await said('AR'))[0]).toMatch(/[\u0621-\u064a]/)
    expect((await ok(house.gateway.call('gameAnnouncements', { vassalage: 'PG', language: 'EN' }))).list).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../db/testing/databases.ts'
import { ok, refused } from '../testing/answers.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'
import { type PlayedVendor, playerToken, playVendor } from './testing.ts'

const place = { language: 'EN', device: 'desktop' } as const

describe('vendors', () => {
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  let vendor: PlayedVendor

  beforeAll(async () => {
    vendor = await playVendor()
    own = await makeDatabase('postgres')
    gateway = await assembleOn(own, vendor.environment)
    token = await playerToken(gateway)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    vendor?.stop()
  })

  test('vassGameType tells a vendor’s categories as the menu counts them', async () => {
    const { data } = await ok(gateway.call('getGameVendor', {}))
    for (const { vassalage } of data.lanes.flatMap(({ vendors }) => vendors)) {
      const { gameTypes, displayName } = await ok(gateway.call('vassGameType', { vassalage }))
      expect(displayName).not.toBe('')
      const counted = data.lanes.filter(({ cards }) => cards[vassalage])
      expect(gameTypes.map(({ gameType, cards }) => [gameType, cards])).toEqual(
        counted.map(({ gameCategory, cards }) => [gameCategory, cards[vassalage]]),
      )
    }
    expect(await refused(gateway.call('vassGameType', { vassalage: 'NOBODY' }))).toBe('GAME_NOT_FOUND')
  })

  test('gameLaunchFB launches a vendor’s best game of a category, through the same gates as any', async () => {
    const asking = { ...place, vassalage: 'JDB', gameType: 'FISH', mode: 'real' } as const
    expect(await refused(gateway.call('gameLaunchFB', asking))).toBe('NOT_SIGNED_IN')
    const launched = await ok(gateway.call('gameLaunchFB', asking, { token }))
    expect(launched).toMatchObject({ origin: vendor.origin, mount: 'iframe', currency: 'PHP' })
    expect(vendor.asked.at(-1)).toMatchObject({ game: { vendor: 'JDB', type: 'FISH' } })
    const wrong = { ...asking, gameType: 'LOTT' } as const
    expect(await refused(gateway.call('gameLaunchFB', wrong, { token }))).toBe('GAME_NOT_FOUND')
    expect(await refused(gateway.call('gameLaunchFB', { ...asking, vassalage: 'NOBODY' }, { token }))).toBe(
      'GAME_NOT_FOUND',
    )
  })

  test('gameAnnouncements tells what holds now, in the reader’s language', async () => {
    const said = async (language: string) =>
      (await ok(gateway.call('gameAnnouncements', { vassalage: 'SV3', language }))).list.map(({ title }) => title)
    expect(await said('EN')).toEqual(['All fights are simulated; no animal takes part.'])
    expect((await said('AR'))[0]).toMatch(/[\u0621-\u064a]/)
    expect((await ok(gateway.call('gameAnnouncements', { vassalage: 'PG', language: 'EN' }))).list).toEqual([])
  })
})

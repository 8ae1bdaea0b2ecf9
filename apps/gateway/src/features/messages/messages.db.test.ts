import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '@livery/contract/answer'
import type { AUDIENCES } from '@livery/contract/messages/announcements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../testing/assembled.ts'

const popup = (id: string, audience: readonly string[]) => ({
  id,
  publishedAt: '2026-11-01T08:00Z',
  title: { TY: id, EN: id },
  content: { TY: `<p>${id}</p>`, EN: `<p>${id}</p>` },
  audience,
})
const POPUPS = [popup('for-all', ['A', 'F', 'B']), popup('for-members', ['A', 'F']), popup('for-visitors', ['B'])]

const gameBanner = (id: string, game: string) => ({
  id,
  group: 'w_home',
  scene: 'deep-sea',
  title: { TY: id, EN: id },
  text: { TY: id, EN: id },
  action: { TY: 'Play', EN: 'Play' },
  link: { type: 'game', to: game },
})
const GAME_BANNERS = [gameBanner('to-a-game', 'PG/pg-0001'), gameBanner('to-nothing', 'PG/of-yesterday')]

describe('announcements, help and chat', () => {
  let own: TestDatabase
  let gateway: TestGateway
  const project = projectCopy((merchants) => {
    const file = join(merchants, 'aurora', 'merchant.json')
    const text = readFileSync(file, 'utf8')
    const banners = JSON.stringify(GAME_BANNERS).slice(1, -1)
    writeFileSync(
      file,
      text
        .replace('"promotions": [', `"popups": ${JSON.stringify(POPUPS)},\n  "promotions": [`)
        .replace('"banners": [', `"banners": [${banners},`),
    )
  })

  beforeAll(async () => {
    own = await makeDatabase('postgres')
    gateway = await assembleOn(own, {}, project.folder)
  })
  afterAll(async () => {
    await gateway?.stop()
    project.remove()
    await own?.remove()
  })

  const ok = async <Value>(made: Promise<{ readonly answer: Answer<Value> }>) => {
    const { answer } = await made
    if (!answer.success) throw new Error(answer.code)
    return answer.value
  }

  test('a banner leads to a game by its node, and nowhere when the game is not offered', async () => {
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', vassalage: 'PG' }))
    const game = games.find(({ gameCode }) => gameCode === 'pg-0001')
    const { list } = await ok(gateway.call('getBanners', { language: 'EN' }))
    const linked = (id: string) => {
      const { linkageType, link, action } = list.find((banner) => banner.id === id) ?? {}
      return { linkageType, link, action }
    }
    expect(game).toBeDefined()
    expect(linked('to-a-game')).toEqual({ linkageType: 'game', link: String(game?.nodeId), action: 'Play' })
    expect(linked('to-nothing')).toEqual({ linkageType: null, link: null, action: null })
  })

  test('pop-ups come for one audience, those for members to members; without an audience none come', async () => {
    const titles = async (execution?: (typeof AUDIENCES)[number], token?: string) => {
      const request = { types: 'PU', language: 'EN', ...(execution && { execution }) }
      const { popups } = await ok(gateway.call('getAnnouncementContentV2', request, token ? { token } : {}))
      return popups.map(({ title }) => title).sort()
    }
    const { token = '' } = await ok(
      gateway.call('login', { username: 'player', password: 'Welcome2026!', type: 'username' }),
    )
    expect(await titles()).toEqual([])
    expect(await titles('B')).toEqual(['for-all', 'for-visitors'])
    expect(await titles('A')).toEqual([])
    expect(await titles('A', token)).toEqual(['for-all', 'for-members'])
    expect(await titles('F', token)).toEqual(['for-all', 'for-members'])
  })

  test('banners and help come where they are asked for, as by their own calls', async () => {
    const language = 'EN'
    const all = await ok(gateway.call('getAnnouncementContentV2', { types: 'B,PL,PU,PR,H', language }))
    expect(all.banners).toEqual((await ok(gateway.call('getBanners', { language }))).list)
    expect(all.help).toEqual((await ok(gateway.call('getHelpV2', { lang: language }))).list)
    expect(all.banners).not.toEqual([])
    const notices = await ok(gateway.call('getAnnouncementContentV2', { types: 'PL', language }))
    expect(Object.keys(notices)).toEqual(['notices', 'promotions', 'popups'])
  })

  test('a promotion has its figure, its conditions, when it runs next, and a picture that is drawn', async () => {
    const { promotions } = await ok(gateway.call('getAnnouncementContentV2', { types: 'PR', language: 'EN' }))
    const of = (id: string) => promotions.find((promotion) => promotion.id === id)
    expect(of('welcome-100')).toMatchObject({ kind: 'welcome', figure: { percent: 100 } })
    expect(of('welcome-100')?.conditions).toContain('<li>Smallest deposit: ₱200.</li>')
    const fiesta = of('fiesta-of-slots')
    expect(fiesta).toMatchObject({ figure: { amount: '2000000.00' }, link: { type: 'page', to: '/rng' } })
    expect(Date.parse(fiesta?.run?.endsAt ?? '')).toBeGreaterThan(Date.now())
    const { statusCode, headers } = await gateway.app.inject({
      url: `${fiesta?.pictureUrl}/640`,
      headers: { host: 'aurora.localhost' },
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('a promotion has its configured topic', async () => {
    const { promotions, notices } = await ok(
      gateway.call('getAnnouncementContentV2', { types: 'PL,PR', language: 'EN' }),
    )
    expect(promotions.flatMap(({ topic }) => topic ?? []).sort()).toEqual(['bonusBets', 'referEarn', 'vipBonus'])
    expect(promotions.find(({ topic }) => topic === 'referEarn')?.title).toBe('Bring a friend: ₱500 each')
    expect(promotions.some((promotion) => !('topic' in promotion))).toBe(true)
    expect(notices.some((notice) => 'topic' in notice)).toBe(false)
  })

  test('the help centre is in the requested language, and has the terms', async () => {
    const { list } = await ok(gateway.call('getHelpV2', { lang: 'TY', device: 'WEB' }))
    expect(list.find(({ id }) => id === 'term')?.title).toBe('Mga tuntunin at kondisyon')
  })

  test('chat rooms are in the requested language, hosts are in existing rooms only; another merchant has its own', async () => {
    const { list: rooms } = await ok(gateway.call('roomList', { language: 'EN' }))
    expect(rooms.map(({ title }) => title)).toContain('The hangout')
    const { list: models } = await ok(gateway.call('liveModelList', {}))
    expect(models.length).toBeGreaterThan(0)
    expect(models.every(({ room }) => rooms.some(({ id }) => id === room))).toBe(true)
    const carmine = { host: 'carmine.localhost' }
    expect((await ok(gateway.call('roomList', { language: 'EN' }, carmine))).list).toEqual([])
  })

  test('addresses and menus are the merchant’s own', async () => {
    expect(await ok(gateway.call('domainRoutes', {}))).toEqual({
      mainDomain: 'aurora.example',
      domainRoute: ['aurora-play.example', 'aurora-gabi.example'],
    })
    const menu = await ok(gateway.call('whiteLabelMenu', {}))
    expect(menu.topNavigation.at(0)).toBe('home')
    expect(menu.topNavigation.at(-1)).toBe('promotions')
    expect(menu.whitelabel).toMatchObject({ FREEPLAY: true })
    const { gameMenus } = await ok(gateway.call('gameMenus', {}))
    expect(gameMenus[0]).toMatchObject({ gameCategory: 'RNG' })
    expect(gameMenus[0]?.vendors).toContain('PG')
    expect(gameMenus.every(({ cards }) => cards > 0)).toBe(true)
  })
})

import { expect, test } from 'vitest'
import type { GameType } from './games.ts'
import { isPage, lobbyQueries, pageQueries } from './lobby-queries.ts'

const menus = (categories: readonly GameType[], homeLimits: Record<string, number> = {}) => ({ categories, homeLimits })

test('the lobby reads its shell, banners, hot games, winners and one row a category', () => {
  const names = lobbyQueries('EN', menus(['RNG', 'LIVE'])).map(({ name }) => name)
  expect(names).toEqual([
    'getGameVendor',
    'getAnnouncementContentV2',
    'getAnnouncementContentV2',
    'getBanners',
    'getHotGameList',
    'getWinnerBoard',
    'games',
    'games',
  ])
})

test('a section has as many entries as its merchant says', () => {
  const queries = lobbyQueries('EN', menus(['RNG', 'LIVE'], { LIVE: 6, WINNERS: 10 }))
  expect(queries.slice(-3).map(({ request }) => request.pageSize ?? request.limitNum)).toEqual([10, 12, 6])
})

test.each(['/', '/index', '/index.html', '/home', '/login', '/register?referralCode=x'])('%s is the lobby', (path) => {
  expect(pageQueries(path, 'TY', menus(['RNG']))).toEqual(lobbyQueries('TY', menus(['RNG'])))
})

test('a category page reads the page and the vendor its address names', () => {
  expect(pageQueries('/rng?vassalage=PG&page=2', 'AR', menus(['RNG'])).at(-1)).toEqual({
    name: 'games',
    request: { gameType: 'RNG', vassalage: 'PG', pageNo: 2, pageSize: 18, language: 'AR' },
  })
  expect(pageQueries('/rng?page=-4', 'AR', menus(['RNG'])).at(-1)?.request).toMatchObject({ pageNo: 1 })
  expect(pageQueries('/rng?classify=CASCADE&name=tiger', 'AR', menus(['RNG'])).at(-1)?.request).toMatchObject({
    gameClassify: 'CASCADE',
    gameName: 'tiger',
  })
  expect(pageQueries('/rng?list=HOT', 'AR', menus(['RNG'])).at(-1)?.request).toMatchObject({ select: 'HOT' })
})

test('a member’s own lists are not read beforehand', () => {
  expect(pageQueries('/rng?list=FAV', 'AR', menus(['RNG']))).toHaveLength(3)
})

test('a page the merchant does not have reads the shell only', () => {
  expect(pageQueries('/rng', 'EN', menus(['LIVE']))).toHaveLength(3)
})

test('the help centre reads its sections', () => {
  expect(pageQueries('/help', 'AR', menus(['RNG'])).at(-1)).toEqual({
    name: 'getHelpV2',
    request: { lang: 'AR', device: 'WEB' },
  })
})

test('the mirror list reads the official addresses', () => {
  expect(pageQueries('/mirrors', 'AR', menus(['RNG'])).at(-1)).toEqual({ name: 'domainRoutes', request: {} })
})

test('the site’s pages are the lobby, the merchant’s categories, the promotions and the help centre', () => {
  const pages = ['/', '/home', '/RNG', '/rng?page=3', '/promotions#x', '/help#term']
  expect(pages.filter((path) => isPage(path, ['RNG']))).toEqual(pages)
  expect(['/live', '/nowhere', '/rng/1'].filter((path) => isPage(path, ['RNG']))).toEqual([])
})

import { expect, test } from 'vitest'
import { isPage, lobbyQueries, pageQueries } from './lobby-queries.ts'

test('the lobby reads its shell, banners, hot games, winners and one row a category', () => {
  const names = lobbyQueries('EN', ['RNG', 'LIVE']).map(({ name }) => name)
  expect(names).toEqual([
    'getGameVendor',
    'getAnnouncementContentV2',
    'getBanners',
    'getHotGameList',
    'getWinnerBoard',
    'games',
    'games',
  ])
})

test.each(['/', '/index', '/index.html', '/home', '/login', '/register?referralCode=x'])('%s is the lobby', (path) => {
  expect(pageQueries(path, 'TY', ['RNG'])).toEqual(lobbyQueries('TY', ['RNG']))
})

test('a category page reads the page and the vendor its address names', () => {
  expect(pageQueries('/rng?vassalage=PG&page=2', 'AR', ['RNG']).at(-1)).toEqual({
    name: 'games',
    request: { gameType: 'RNG', vassalage: 'PG', pageNo: 2, pageSize: 18, language: 'AR' },
  })
  expect(pageQueries('/rng?page=-4', 'AR', ['RNG']).at(-1)?.request).toMatchObject({ pageNo: 1 })
  expect(pageQueries('/rng?classify=CASCADE&name=tiger', 'AR', ['RNG']).at(-1)?.request).toMatchObject({
    gameClassify: 'CASCADE',
    gameName: 'tiger',
  })
  expect(pageQueries('/rng?list=HOT', 'AR', ['RNG']).at(-1)?.request).toMatchObject({ select: 'HOT' })
})

test('a member’s own lists are not read beforehand', () => {
  expect(pageQueries('/rng?list=FAV', 'AR', ['RNG'])).toHaveLength(2)
})

test('a page the merchant does not have reads the shell only', () => {
  expect(pageQueries('/rng', 'EN', ['LIVE'])).toHaveLength(2)
})

test('the site’s pages are the lobby, the merchant’s categories and the promotions', () => {
  const pages = ['/', '/home', '/RNG', '/rng?page=3', '/promotions#x']
  expect(pages.filter((path) => isPage(path, ['RNG']))).toEqual(pages)
  expect(['/live', '/nowhere', '/rng/1'].filter((path) => isPage(path, ['RNG']))).toEqual([])
})

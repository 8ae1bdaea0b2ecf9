import { expect, test } from 'vitest'
import {
  addressesOf,
  gamePath,
  isSamePath,
  namedAt,
  normalisePath,
  PAGE_IDS,
  pageIdAt,
  pageIdsIn,
  pageRecord,
  providerPath,
} from './pages.ts'
import { canonicalPath, privatePaths, publicPaths } from './public-paths.ts'

test('no two pages have an address in common', () => {
  const addresses = PAGE_IDS.flatMap(addressesOf).map(normalisePath)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/Register/', 'home'],
  ['/RNG/', 'RNG'],
  ['/sealottery', 'seaLottery'],
  ['/member', 'securityCenter'],
  ['/rng/x', undefined],
  ['/Game/PG/pg-0001/', 'game'],
  ['/game/pg', undefined],
  ['/game/pg/pg-0001/x', undefined],
  ['/provider/PG', 'provider'],
  ['/provider/%20', undefined],
])('at %s is %s', (path, id) => {
  expect(pageIdAt(path)).toBe(id)
})

test('paths are compared without regard to case and a slash at the end', () => {
  expect(normalisePath('///')).toBe('/')
  expect(isSamePath('/agentHome/', '/agenthome')).toBe(true)
  expect(isSamePath('/agent', '/agentHome')).toBe(false)
})

test('an address of one thing of many names it, in lower case', () => {
  expect(namedAt('game', gamePath('PG', 'Pg-0001'))).toEqual({ vendor: 'pg', code: 'pg-0001' })
  expect(namedAt('provider', providerPath('PG'))).toEqual({ vendor: 'pg' })
  expect(namedAt('game', '/provider/pg')).toBeNull()
})

test('a game page and an agents’ page are never for search engines', () => {
  const found = PAGE_IDS.map(pageRecord).filter(({ isIndexed, isGame, frame }) => isIndexed && (isGame || frame))
  expect(found).toEqual([])
})

test('public pages are the home page, the merchant’s categories in its order, and what every merchant has', () => {
  expect(publicPaths(['LIVE', 'RNG'])).toEqual(['/', '/live', '/rng', '/promotions', '/help', '/mirrors'])
})

test('each public page is its own canonical address; what needs an account or is nobody’s has none', () => {
  const categories = ['LIVE', 'RNG'] as const
  for (const path of publicPaths(categories)) expect(canonicalPath(path, categories)).toBe(path)
  expect(canonicalPath('/login?x=1#y', categories)).toBe('/')
  expect(canonicalPath('/Game/PG/pg-0001?x=1', categories)).toBe('/game/pg/pg-0001')
  for (const path of ['/member', '/pointMall', '/sports', '/nowhere'])
    expect(canonicalPath(path, categories)).toBeNull()
})

test('private pages are members’ and agents’, none of which begins with another', () => {
  expect(privatePaths()).toEqual([
    '/favorite',
    '/recent',
    '/lottery',
    '/seaLottery',
    '/vnLottery',
    '/lottert',
    '/seamless',
    '/agent',
    '/member',
  ])
})

test('a menu names the pages that stand in it', () => {
  expect(pageIdsIn('sideMenu')).toEqual(['home', 'promotions'])
  expect(pageIdsIn('memberMenu')).toEqual([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'manualRebate',
  ])
  expect(pageIdsIn('topNavigation')).not.toContain('COCKFIGHT')
})

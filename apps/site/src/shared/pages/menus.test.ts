import { describe, expect, test } from 'vitest'
import { bootFixture, FIXTURE_CATEGORIES } from '../testing/boot.fixture.ts'
import { findPage, normalisePath } from './find-page.ts'
import { categoryPages, pagesById, pagesOf, topNavigation } from './menus.ts'
import type { Page } from './page.ts'
import { sideIds } from './side-ids.ts'

const component = { preload: async () => undefined, forget: () => undefined, loaded: () => null }
const page = (id: string, order: number, more: Partial<Page> = {}): Page => ({
  id,
  paths: [`/${id}`],
  titleKey: 'core:nav.home',
  icon: 'home',
  order,
  guard: 'everyone',
  module: `src/${id}.tsx`,
  component,
  ...more,
})
const pages = [
  page('promotions', 90),
  page('home', 0, { paths: ['/', '/index.html'] }),
  ...FIXTURE_CATEGORIES.map((category, index) => page(category.toLowerCase(), 10 + index, { category })),
]
const boot = bootFixture('EN', {
  menus: {
    topNavigation: ['home', 'LIVE', 'RNG', 'promotions'],
    sideMenu: [],
    homeSections: [],
    homeLimits: {},
    memberMenu: [],
    categories: ['RNG', 'LIVE'],
  },
})
const ids = (list: readonly Page[]) => list.map(({ id }) => id)

describe('menus', () => {
  test('a merchant has the pages of its categories only', () => {
    expect(ids(pagesOf(boot, pages))).toEqual(['promotions', 'home', 'rng', 'live'])
  })

  test('the top navigation begins with home, ends with promotions, and keeps the merchant’s order between', () => {
    expect(ids(topNavigation(boot, pages))).toEqual(['home', 'live', 'rng', 'promotions'])
  })

  test('categories stand in the merchant’s order', () => {
    expect(ids(categoryPages(boot, pages))).toEqual(['rng', 'live'])
  })

  test('unknown ids are skipped, whatever the case of the others', () => {
    expect(ids(pagesById(['HOME', 'palmistry', 'promotions'], pages))).toEqual(['home', 'promotions'])
  })

  test('a menu that names nothing has every page in its own order', () => {
    expect(ids(pagesById([], pages)).slice(0, 2)).toEqual(['home', 'rng'])
  })
})

describe('the side menu', () => {
  test('stands in the merchant’s order, with the games after home where they are not named', () => {
    expect(sideIds({ sideMenu: ['promotions', 'home', 'channels'] })).toEqual([
      'promotions',
      'home',
      'games',
      'channels',
    ])
    expect(sideIds({ sideMenu: ['games', 'home'] })).toEqual(['games', 'home'])
  })

  test('has every entry where the merchant names none', () => {
    expect(sideIds({ sideMenu: [] })).toContain('customerService')
  })
})

describe('finding a page', () => {
  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/RNG/', 'rng'],
  ])('%s is %s', (path, id) => {
    expect(findPage(pages, path)?.id).toBe(id)
  })

  test('an address nobody owns is no page', () => {
    expect(findPage(pages, '/rng/x')).toBeUndefined()
    expect(normalisePath('///')).toBe('/')
  })
})

import { type PageId, pageRecord } from '@livery/contract/pages'
import { describe, expect, test } from 'vitest'
import { bootFixture, FIXTURE_CATEGORIES } from '../testing/boot.fixture.ts'
import { findPage } from './find-page.ts'
import { categoryPages, pagesById, pagesOf, topNavigation } from './menus.ts'
import type { Page } from './page.ts'
import { sideIds } from './side-ids.ts'

const component = { preload: async () => undefined, forget: () => undefined, loaded: () => null }
const page = (id: PageId): Page => ({ id, ...pageRecord(id), titleKey: 'core:nav.home', icon: 'home', component })
const pages = [page('promotions'), page('home'), ...FIXTURE_CATEGORIES.map(page)]
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
    expect(ids(pagesOf(boot, pages))).toEqual(['promotions', 'home', 'RNG', 'LIVE'])
  })

  test('the top navigation begins with home, ends with promotions, and keeps the merchant’s order between', () => {
    expect(ids(topNavigation(boot, pages))).toEqual(['home', 'LIVE', 'RNG', 'promotions'])
  })

  test('categories stand in the merchant’s order', () => {
    expect(ids(categoryPages(boot, pages))).toEqual(['RNG', 'LIVE'])
  })

  test('unknown ids are skipped, whatever the case of the others', () => {
    expect(ids(pagesById(['HOME', 'palmistry', 'promotions'], pages))).toEqual(['home', 'promotions'])
  })

  test('a menu that names nothing has every page as they come', () => {
    expect(pagesById([], pages)).toEqual(pages)
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
    ['/RNG/', 'RNG'],
  ])('%s is %s', (path, id) => {
    expect(findPage(pages, path)?.id).toBe(id)
  })

  test('an address nobody owns is no page', () => {
    expect(findPage(pages, '/rng/x')).toBeUndefined()
  })
})

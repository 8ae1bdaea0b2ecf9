import { expect, test } from 'vitest'
import { besideWinners, lastOnFirstScreen, planSections } from './section-plan.ts'

const names = (homeSections: readonly string[], categories: Parameters<typeof planSections>[0]['categories']) =>
  planSections({ topNavigation: [], sideMenu: [], homeSections, homeLimits: {}, memberMenu: [], categories }).map(
    (section) => (section.kind === 'CATEGORY' ? `${section.category}${section.whole ? '' : '/2'}` : section.kind),
  )

test('sections stand in the merchant’s order; what it does not have is skipped', () => {
  expect(names(['RECENT', 'LIVE', 'HOT', 'fav', 'MYSTERY', 'RNG', 'WINNERS', 'FISH'], ['RNG', 'LIVE'])).toEqual([
    'RECENT',
    'LIVE',
    'HOT',
    'FAV',
    'RNG',
    'WINNERS',
  ])
})

test('after two whole rows categories stand in pairs, and one left over fills its row', () => {
  expect(names([], ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP'])).toEqual([
    'RECENT',
    'HOT',
    'FAV',
    'WINNERS',
    'RNG',
    'LIVE',
    'FISH/2',
    'SPORTS/2',
    'PVP',
  ])
})

test('a category whose games need the whole row has it, and so has one that it parts from its partner', () => {
  const sections = planSections(
    {
      topNavigation: [],
      sideMenu: [],
      homeSections: ['LIVE', 'RNG', 'SPORTS', 'PVP', 'FISH', 'ESPORTS'],
      homeLimits: {},
      memberMenu: [],
      categories: ['LIVE', 'RNG', 'SPORTS', 'PVP', 'FISH', 'ESPORTS'],
    },
    (category) => category === 'PVP',
  )
  expect(sections.map((section) => section.kind === 'CATEGORY' && section.whole)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('the first screen ends behind the second section that a visitor sees', () => {
  const sections = planSections({
    topNavigation: [],
    sideMenu: [],
    homeSections: ['RECENT', 'HOT', 'FAV', 'RNG', 'LIVE'],
    homeLimits: {},
    memberMenu: [],
    categories: ['RNG', 'LIVE'],
  })
  expect(lastOnFirstScreen(sections)).toMatchObject({ category: 'RNG' })
  expect(lastOnFirstScreen(sections.slice(0, 2))).toBeUndefined()
})

test('the wins stand beside the second and third section that a visitor sees, wherever the merchant has them', () => {
  const planned = (homeSections: readonly string[]) => {
    const menus = { topNavigation: [], sideMenu: [], homeLimits: {}, memberMenu: [] }
    const { above, beside, below } = besideWinners(
      planSections({ ...menus, homeSections, categories: ['RNG', 'LIVE', 'FISH'] }),
    )
    const names = (sections: typeof beside) =>
      sections.map((section) => (section.kind === 'CATEGORY' ? section.category : section.kind))
    return [above, beside, below].map(names)
  }
  expect(planned(['WINNERS', 'RECENT', 'RNG', 'HOT', 'FAV', 'LIVE'])).toEqual([
    ['RECENT', 'RNG'],
    ['HOT', 'FAV', 'LIVE'],
    [],
  ])
  expect(planned(['RNG', 'LIVE', 'FISH', 'WINNERS'])).toEqual([['RNG'], ['LIVE', 'FISH'], []])
  expect(planned(['RNG', 'LIVE'])).toEqual([[], [], ['RNG', 'LIVE']])
  expect(planned(['RNG', 'WINNERS'])).toEqual([[], [], ['RNG', 'WINNERS']])
})

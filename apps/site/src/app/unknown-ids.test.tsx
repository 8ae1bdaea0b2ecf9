import { expect, test } from 'vitest'
import { unknownIds } from './unknown-ids.ts'

test('ids that the site has nothing for are named with their menu, the others are not', () => {
  expect(
    unknownIds({
      topNavigation: ['LIVE', 'rng', 'BINGO'],
      sideMenu: ['home', 'teleport', 'constructor'],
      memberMenu: [],
      homeSections: ['hot', 'WINNERS', 'LIVE', 'weather'],
      homeLimits: {},
      categories: ['LIVE'],
    }),
  ).toEqual(['topNavigation:BINGO', 'sideMenu:teleport', 'sideMenu:constructor', 'homeSections:weather'])
})

import '@livery/ui/global.css'
import { pageQueries } from '@livery/contract/lobby-queries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import core from '../../../../../../locales/EN/core.json' with { type: 'json' }
import words from '../../../../../../locales/EN/games.json' with { type: 'json' }
import { bootFixture, FIXTURE_MENUS, gameFixture } from '../../testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../testing/visit.fixture.tsx'
import TableCards from './table-cards.tsx'

const games = [gameFixture(0, 'LIVE'), gameFixture(1, 'LIVE')]
let shown: Shown
let isVisible = true
let requests = 0
let answer: () => unknown

beforeEach(() => {
  isVisible = true
  requests = 0
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  shown.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Shows the cards with the first data of their page: four seats of the first table are free, none of the second.
 * @param first the figures of the page instead
 */
function showCards(first?: object) {
  const seeded = bootFixture('EN', {}, pageQueries('/live', 'EN', FIXTURE_MENUS, { tableCards: true }))
  const queries = seeded.queries.map(([key, known]) => [key, key[0] === 'gameTables' && first ? first : known] as const)
  const boot = { ...seeded, queries }
  const visit = visitFixture({ EN: { core, games: words } }, boot, (name) => {
    if (name !== 'gameTables') return {}
    requests += 1
    return answer()
  })
  shown = show(visit, <TableCards games={games} places={2} label="Live casino" />)
}
const seats = (text: string) => page.getByRole('button', { name: new RegExp(`${words.tile.freeSeats} ${text}$`) })

test('the figures of the page’s first data are asked for again every ten seconds, while the page is visible', async () => {
  answer = () => ({ tables: [{ gameCode: games[0]?.gameCode, seats: { total: 7, taken: 5 } }] })
  showCards()
  await expect.element(seats('4')).toBeVisible()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(requests).toBe(0)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(requests).toBe(1)
  vi.useRealTimers()
  await expect.element(seats('2')).toBeVisible()
})

test('nothing is asked while the page is hidden', async () => {
  answer = () => ({ tables: [] })
  showCards()
  isVisible = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toBe(0)
})

test('a card without figures tells the kind of its game in their place', async () => {
  answer = () => ({ tables: [] })
  showCards()
  await expect.element(seats('4')).toBeVisible()
  await vi.advanceTimersByTimeAsync(10_500)
  vi.useRealTimers()
  const kinds = page.getByRole('button', { name: new RegExp(`${words.filter.classify} Slot$`) })
  await expect.element(kinds.first()).toBeVisible()
})

test('figures that a vendor has not told yet have their places, and are asked for soon', async () => {
  answer = () => ({ tables: [{ gameCode: games[0]?.gameCode, seats: { total: 7, taken: 5 } }] })
  showCards({ tables: [], isAwaited: true })
  const awaited = page.getByRole('button', { name: new RegExp(words.filter.classify) })
  expect(awaited.elements()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2_500)
  vi.useRealTimers()
  await expect.element(seats('2')).toBeVisible()
  await expect.element(awaited).toBeVisible()
})
